import postcss, { type Container } from 'postcss';

/** The element that every demo runs in. `:where` leaves the demo's own rules as strong as they were written. */
export const demoStage = ':where(.demo-stage)';

/** At-rules whose content is no list of style rules. */
export const wholeRules: ReadonlySet<string> = new Set([
  'keyframes',
  'font-face',
  'property',
  'import',
]);

/** Makes a demo's style sheet reach nothing but demos: every selector gets the demo stage in front. */
export function scopeStyles(css: string, file: string): string {
  const root = postcss.parse(css, { from: file });
  const scope = (container: Container) => {
    container.each((node) => {
      if (node.type === 'rule')
        node.selectors = node.selectors.map((selector) => `${demoStage} ${selector}`);
      else if (node.type === 'atrule' && !wholeRules.has(node.name)) scope(node);
    });
  };
  scope(root);
  return root.toString();
}
