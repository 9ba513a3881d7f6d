import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { countType } from './count.ts';

/** Prints at the end how much the tests that passed have tried, by what they say themselves; see `count`. */
export default class CountReporter implements Reporter {
  readonly #sums = new Map<string, number>();

  onTestEnd(_test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') return;
    for (const { type, description = '' } of result.annotations) {
      if (type !== countType) continue;
      const [number = '', ...what] = description.split(' ');
      const name = what.join(' ');
      this.#sums.set(name, (this.#sums.get(name) ?? 0) + Number(number));
    }
  }

  onEnd(): void {
    if (this.#sums.size > 0) console.log('');
    for (const [what, sum] of [...this.#sums].sort()) console.log(`counted: ${sum} ${what}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
