export const nodeOptions = ['--max-semi-space-size=64', '--import', 'tsx'];
