import { demoEditor, originalText } from '../support/demoEditor.ts';
import { findAccessibilityProblems } from '../support/findAccessibilityProblems.ts';
import { expect, test } from '../support/test.ts';

const id = 'simple';

test('before Edit is pressed nothing of the editor is loaded', async ({ page, open }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open('/demo/simple');
  const ofEditor = /\/assets\/(?:editor|createCodeEditor|edit-|frame-|react-16-)|\/demo-source\//;
  expect(requests.filter((path) => ofEditor.test(path))).toEqual([]);
  await demoEditor(page, id).open();
  expect(requests.filter((path) => ofEditor.test(path))).not.toEqual([]);
  // What the demo does not import is left where it is, and everything is asked for once.
  const packages = requests.filter((path) => path.includes('/react-16-'));
  expect(packages.filter((path) => /styled-components|react-dnd|rc-menu/.test(path))).toEqual([]);
  expect(packages).toEqual([...new Set(packages)]);

  // Nor is anything asked for again when the editor is opened again, or when another demo is edited.
  const asked = requests.length;
  await demoEditor(page, id).press('Close editor');
  await demoEditor(page, id).open();
  // A new preview is a new frame; what else is asked for are blobs that it makes itself.
  const again = requests.slice(asked).filter((path) => /^\/(?!assets\/frame-)/.test(path));
  expect(again).toEqual([]);
  await demoEditor(page, 'state-in-cells').open();
  expect(requests.slice(asked).filter((path) => path.includes('/react-16-'))).toEqual([]);
});

test('the preview follows the text; broken code keeps the last result and says where', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  await expect(editor.block.getByRole('button', { name: 'Close editor' })).toBeFocused();
  const code = await originalText(page, id);
  const edited = code.replace('Ridge walk', 'Canal path');
  await editor.renew(() => editor.write(edited));
  await expect(editor.frame.getByRole('cell', { name: 'Canal path' })).toBeVisible();

  const broken = [
    { add: '\nconst a = ;', phase: 'does not compile', line: 1, text: 'Unexpected token' },
    { add: '\nconst a = 1, a = 2;', phase: 'does not compile', line: 1, text: 'already been' },
    {
      add: '\n\nthrow new Error("Broken on purpose");',
      phase: 'evaluated',
      line: 2,
      text: 'Broken',
    },
    {
      add: '\nimport { nothing } from "react"; nothing();',
      phase: 'compile',
      line: 1,
      text: 'nothing',
    },
  ];
  const lines = edited.split('\n').length;
  for (const { add, phase, line, text } of broken) {
    await editor.write(edited + add);
    await expect(editor.status).toContainText(phase);
    await expect(editor.status).toContainText(text);
    await expect(editor.status).toContainText(`simple.tsx, line ${lines + line}`);
    await expect(editor.frame.getByRole('cell', { name: 'Canal path' })).toBeVisible();
  }

  await editor.write(
    edited.replace('return <Table', 'throw new Error("No table");\n  return <Table'),
  );
  await expect(editor.status).toContainText('failed while it was rendered');
  await expect(editor.status).toContainText(`simple.tsx, line ${lines - 1}`);
  await expect(editor.frame.getByRole('cell', { name: 'Canal path' })).toBeVisible();
  await editor.status.getByRole('button').click();
  await expect(editor.card.locator('.editor-marked-line')).toContainText('No table');

  await editor.write(edited.replace('Canal', 'Sea'));
  await editor.hasState('running');
  await expect(editor.status).toBeEmpty();
  await expect(editor.frame.getByRole('cell', { name: 'Sea path' })).toBeVisible();
});
test.describe('errors that React reports itself', () => {
  test.use({ allowedConsole: /The above error occurred/ });
  test('an effect that throws is a failure of rendering', async ({ page, open }) => {
    await open('/demo/simple');
    const editor = demoEditor(page, id);
    await editor.open();
    const code = await originalText(page, id);
    await editor.write(
      code.replace(
        'return <Table',
        'React.useEffect(() => { throw new Error("Late") }, []);\n  return <Table',
      ),
    );
    await expect(editor.status).toContainText('failed while it was rendered');
    await expect(editor.frame.getByRole('cell', { name: 'Ridge walk' })).toBeVisible();
  });
});

test('every file can be edited, and Reset brings all of them back', async ({ page, open }) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  // Frames come and go meanwhile, and one that goes never answers.
  const color = () =>
    editor.frame
      .locator('.rc-table')
      .evaluate((element) => getComputedStyle(element).color, undefined, { timeout: 1000 })
      .catch(() => 'no frame');
  const before = await color();
  await editor.block.getByRole('tab', { name: 'table-theme.css' }).click();
  await editor.renew(() => editor.write('.rc-table { color: rgb(1, 2, 3); }'));
  await expect.poll(color, { timeout: 15_000 }).toBe('rgb(1, 2, 3)');
  await editor.renew(() => editor.press('Reset'));
  await expect.poll(color, { timeout: 15_000 }).toBe(before);
  await expect(editor.block.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('leaving loses nothing: back, forward and a reload find the edit', async ({ page, open }) => {
  await open('/releases');
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  const code = await originalText(page, id);
  await editor.renew(() => editor.write(code.replace('Ridge walk', 'Canal path')));
  const cell = editor.frame.getByRole('cell', { name: 'Canal path' });
  await expect(cell).toBeVisible();
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await page.goBack();
  await expect(cell).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await page.goBack();
  await expect(cell).toBeVisible();
  // The page that is gone back from, and forward to, is the one with the edit.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await page.goForward();
  await expect(cell).toBeVisible();
  await page.reload();
  await expect(cell).toBeVisible();

  await editor.press('Close editor');
  await expect(editor.block.getByRole('cell', { name: 'Ridge walk' })).toBeVisible();
  await expect(editor.block.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await editor.open();
  await expect(cell).toBeVisible();
});

test('what the demo did not import can be imported; anything else is named, with what there is', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  const code = await originalText(page, id);
  await editor.renew(() =>
    editor.write(
      `import styled from 'styled-components';\nconst B = styled.b\`color: rgb(1, 2, 3)\`;\n${code}`.replace(
        "title: 'Trail'",
        'title: <B>Path</B>',
      ),
    ),
  );
  await expect(editor.frame.getByText('Path', { exact: true })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await editor.write(`${code}\nimport _ from 'lodash';`);
  await expect(editor.status).toContainText('“lodash” cannot be imported here');
  await expect(
    editor.status.getByRole('listitem').filter({ hasText: 'react-window' }),
  ).toBeVisible();
  await editor.write(`${code}\nimport './missing';`);
  await expect(editor.status).toContainText('There is no file “./missing”');
});

test.describe('console', () => {
  test.use({ allowedConsole: /^(?:log|warning|error):/ });
  test('what the code prints is counted and listed', async ({ page, open }) => {
    await open('/demo/simple');
    const editor = demoEditor(page, id);
    await editor.open();
    const code = await originalText(page, id);
    await editor.write(
      `${code}\nfor (let i = 0; i < 3; i++) console.log('turn', { of: [1, 'two'] });\nconsole.warn('%s!', 'careful');\nsetTimeout(() => { throw new Error('late'); });`,
    );
    const panel = editor.card.locator('.editor-console');
    await expect(panel.locator('summary')).toContainText('1 error 1 warning 3 messages');
    await panel.locator('summary').click();
    await expect(panel.getByRole('listitem')).toHaveText([
      /turn \{ of: \[1, "two"\] \}× 3/,
      'careful!',
      'Uncaught Error: late',
    ]);
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(0);
  });
});

test('the preview follows colour mode, direction and width', async ({ page, open }) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  const root = editor.frame.locator('html');
  const width = () => root.evaluate((element) => element.clientWidth);
  await expect(root).toHaveCSS('color-scheme', 'light');
  await page.getByLabel('Colour mode').and(page.locator(':visible')).selectOption('dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await editor.press('Right to left');
  await expect(root).toHaveAttribute('dir', 'rtl');

  const full = await width();
  for (const preset of ['768', '390']) {
    await editor.press(preset);
    await expect.poll(width).toBe(Number(preset));
    await expect(editor.card.getByRole('button', { name: preset, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  const handle = editor.card.getByRole('separator');
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBe(374);
  const { x, y, height } = await handle.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.move(x + 7, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 107, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(474);
  await editor.press('Full width');
  await expect.poll(width).toBe(full);
});

test('the preview grows and shrinks with its content', async ({ page, open }) => {
  await open('/demo/simple');
  const editor = demoEditor(page, id);
  await editor.open();
  const frame = editor.block.locator('iframe[data-state="current"]');
  const height = () => frame.evaluate((element) => (element as HTMLElement).offsetHeight);
  const before = await height();
  const code = await originalText(page, id);
  await editor.write(
    code
      .replace('return <Table', 'return <><div style={{ height: 700 }} /><Table')
      .replace('" />;', '" /></>;'),
  );
  await expect.poll(height).toBe(before + 700);
  await editor.renew(() => editor.press('Reset'));
  await expect.poll(height).toBe(before);
});

test.describe('without the code editor', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });
  test('a plain text area does', async ({ page, open }) => {
    await open('/demo/simple');
    await page.route('**/assets/createCodeEditor-*.js', (route) => route.abort());
    const editor = demoEditor(page, id);
    await editor.open();
    const code = await originalText(page, id);
    await editor.renew(() =>
      editor.block
        .getByRole('textbox', { name: 'Code of simple.tsx' })
        .fill(code.replace('Ridge walk', 'Canal path')),
    );
    await expect(editor.frame.getByRole('cell', { name: 'Canal path' })).toBeVisible();
  });

  test('an editor that does not load says so, and Retry loads it', async ({ page, open }) => {
    await open('/demo/simple');
    await page.route('**/demo-source/simple.json', (route) => route.abort());
    const editor = demoEditor(page, id);
    await editor.press('Edit');
    await expect(editor.block.getByRole('alert')).toContainText(
      'Loading chunk source/simple failed.',
    );
    await expect(editor.block.getByRole('cell', { name: 'Ridge walk' })).toBeVisible();
    await page.unroute('**/demo-source/simple.json');
    await editor.press('Retry');
    await editor.hasState('running');
  });
});

test('it can be used by keyboard alone, and in Chinese', async ({ page, open }) => {
  await open('/demo/simple-cn');
  const editor = demoEditor(page, id);
  await editor.block.getByRole('button', { name: '编辑', exact: true }).press('Enter');
  await editor.hasState('running');
  await expect(editor.block.getByRole('button', { name: '关闭编辑器' })).toBeFocused();
  const code = editor.block.getByRole('textbox', { name: 'simple.tsx 的代码' });
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('oops ');
  await expect(editor.status).toContainText('代码无法编译');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
});

for (const width of [390, 1440]) {
  test(`axe finds nothing in an open editor ${width} px wide, light or dark`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/demo/simple');
    const editor = demoEditor(page, id);
    await editor.open();
    await editor.write(`${await originalText(page, id)}\nimport 'lodash';`);
    await editor.hasState('failed');
    // Typing has scrolled the page; what is half below the header would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.setAttribute('data-prefers-color', value);
      }, mode);
      expect(await findAccessibilityProblems(page), mode).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'the page is no wider than the window').toBeLessThanOrEqual(0);
  });
}
