import type { Page } from '@playwright/test';

/** Runs a function in an empty page: on the site's own, its policy keeps text from being parsed. */
export async function onBlankPage<Result>(
  page: Page,
  work: (text: string) => Result,
  text: string,
): Promise<Result> {
  const blank = await page.context().newPage();
  try {
    return (await blank.evaluate(work, text)) as Result;
  } finally {
    await blank.close();
  }
}
