/**
 * Node's options for builds, as `npm run build` has them. A build makes much that is soon thrown away; with room for
 * it, it is collected less often.
 */
export const nodeOptions = ['--max-semi-space-size=64'];
