import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The editor of one demo of the page that is open. */
export interface DemoEditor {
  readonly block: Locator;
  readonly card: Locator;
  /** The document that the edited code runs in. */
  readonly frame: FrameLocator;
  readonly status: Locator;
  readonly press: (name: string) => Promise<void>;
  /** Opens the editor and waits until the demo runs in it. */
  readonly open: () => Promise<void>;
  /** Waits until the preview says that it has come to this. */
  readonly hasState: (state: 'paused' | 'running' | 'failed' | 'stopped') => Promise<void>;
  /** Does something and waits until another preview has taken the place of the one there is. */
  readonly renew: (change: () => Promise<void>) => Promise<void>;
  /** Replaces the text of the file whose tab is selected. */
  readonly write: (text: string) => Promise<void>;
}

export function demoEditor(page: Page, id: string): DemoEditor {
  const block = page.locator(`[data-demo="${id}"]`);
  const card = block.locator('.editor');
  const press = (name: string) => block.getByRole('button', { name, exact: true }).click();
  const hasState = (state: string) =>
    expect(card).toHaveAttribute('data-state', state, { timeout: 20_000 });
  return {
    block,
    card,
    frame: block.frameLocator('iframe[data-state="current"]').frameLocator('iframe'),
    status: card.locator('.editor-status'),
    press,
    async open() {
      await press('Edit');
      await hasState('running');
    },
    hasState,
    async renew(change) {
      // A frame that is being removed never answers, so none is asked until the new one is there.
      const current = 'iframe[data-state="current"]';
      await block.locator(current).evaluateAll((frames) => {
        for (const frame of frames) frame.setAttribute('data-old', '');
      });
      await change();
      await expect(block.locator(`${current}:not([data-old])`)).toBeAttached({ timeout: 20_000 });
    },
    async write(text) {
      await block.locator('[role="tabpanel"]:visible .cm-content').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

/** The text of a demo's own file, or of another one. */
export async function originalText(page: Page, id: string, name = `${id}.tsx`): Promise<string> {
  const response = await page.request.get(`/demo-source/${id}.json`);
  const { files } = (await response.json()) as {
    readonly files: readonly { readonly name: string; readonly code: string }[];
  };
  return files.find((file) => file.name === name)?.code ?? '';
}
