import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { isDrawn } from './isDrawn.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

interface AccessibilityProblem {
  readonly rule: string;
  readonly elements: readonly string[];
  readonly summary: string;
}

interface AccessibilityOptions {
  readonly disabledRules?: readonly string[];
  /** Only the rules about colours, for a document that differs by nothing else from one that was checked. */
  readonly only?: 'colours';
}

const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it is drawn next, at WCAG 2.2 AA and by best practice. */
export async function findAccessibilityProblems(
  page: Page,
  { disabledRules = [], only }: AccessibilityOptions = {},
): Promise<AccessibilityProblem[]> {
  await isDrawn(page);
  // Evaluated, not added as a script element, so that no content policy of the page's can stop it.
  await page.evaluate(`if (!globalThis.axe) { ${axeSource} }`);
  const { violations } = await page.evaluate(
    (given) =>
      (globalThis as unknown as { axe: { run: (o: unknown) => Promise<AxeResults> } }).axe.run(
        given,
      ),
    {
      ...options,
      ...(only === 'colours' && { runOnly: { type: 'rule', values: colourRules } }),
      rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
    },
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    elements: nodes.map((node) => node.target.join(' ')),
    summary: nodes[0]?.failureSummary ?? '',
  }));
}
