import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { locales } from '../shared/locale/locales.ts';
import { localizePath } from '../shared/locale/localizePath.ts';
import { pictureAddress, pictureSize } from '../shared/page/pictureAddress.ts';
import { socialPicture, socialPictureSize, socialPictures } from '../shared/page/socialPicture.ts';
import { tableVersion } from '../shared/site.ts';
import { builtSite } from '../tests/support/builtSite.ts';
import { project } from './project.ts';
import { withBuiltSite } from './withBuiltSite.ts';

/** How wide the window is in which a demo's picture is taken, in CSS pixels. */
const windowWidth = 480;

interface DemoPicture {
  readonly demoId: string;
  readonly color: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A demo as it looks in a small window, from the upper edge of its table on. */
async function pictureOf(browser: Browser, site: string, picture: DemoPicture): Promise<Buffer> {
  const { demoId, color, width, height, scale } = picture;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: 1200 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`/~demos/${demoId}?color=${color}`);
  await page.locator('html[data-demo-ready]').waitFor();
  const top = await page.evaluate(
    () => document.querySelector('.rc-table')?.getBoundingClientRect().top ?? 0,
  );
  const image = await page.screenshot({
    animations: 'disabled',
    clip: { x: 0, y: Math.max(0, top - 12), width, height },
  });
  await context.close();
  return image;
}

/** The browser has the encoder that Node lacks. */
async function asWebp(browser: Browser, image: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async (png) => {
      const bitmap = await createImageBitmap(await (await fetch(png)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${image.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(encoded);
}

async function save(address: string, content: Buffer): Promise<void> {
  const file = path.join(project.repository, 'public', address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function takeGalleryPictures(browser: Browser, site: string): Promise<void> {
  const pages = builtSite.pages.filter(({ localeId }) => localeId === locales[0].id);
  for (const { key, demos } of pages) {
    const [demoId] = demos;
    if (demoId === undefined || key === '/') continue;
    for (const color of ['light', 'dark'] as const) {
      const scale = pictureSize.width / windowWidth;
      const size = { width: windowWidth, height: pictureSize.height / scale, scale };
      const image = await pictureOf(browser, site, { demoId, color, ...size });
      await save(pictureAddress(key)[color], await asWebp(browser, image));
    }
  }
}

const socialStyle = `
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f7f8fa; color: #1c2024;
    font: 30px/1.3 system-ui, "Noto Sans CJK SC", sans-serif; }
  header { padding: 56px 64px 32px; }
  p { margin: 0; color: #5a6371; }
  h1 { margin: 4px 0 0; font-size: 64px; letter-spacing: -0.02em; }
  img { display: block; width: 1072px; margin-inline: 64px; border: 1px solid #e3e6eb; border-radius: 16px; }
`;

/** One picture a navigation group and language, for links on other sites. */
async function takeSocialPictures(browser: Browser, site: string): Promise<void> {
  const image = await pictureOf(browser, site, {
    demoId: 'hero',
    color: 'light',
    width: 1072,
    height: 420,
    scale: 1,
  });
  const source = `data:image/png;base64,${image.toString('base64')}`;
  const page = await browser.newPage({ viewport: socialPictureSize });
  for (const key of Object.keys(socialPictures)) {
    for (const locale of locales) {
      const address = localizePath(key, locale);
      const title = builtSite.pages.find((entry) => entry.path === address)?.title ?? 'rc-table';
      await page.setContent(
        `<html lang="${locale.id}"><style>${socialStyle}</style>` +
          `<header><p>rc-table ${tableVersion}</p><h1></h1></header><img src="${source}" alt="">`,
      );
      await page.locator('h1').evaluate((heading, text) => heading.append(text), title);
      const meta = { nav: { title, path: address } };
      await save(
        socialPicture({ meta, localeId: locale.id }),
        await page.screenshot({ type: 'jpeg', quality: 82 }),
      );
    }
  }
}

/** The picture that the README shows. */
async function takeSitePicture(browser: Browser, site: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site);
  await page.locator('html[data-ready]').waitFor();
  await page.screenshot({ path: path.join(project.repository, 'docs/site.png') });
  await page.close();
}

/** `npm run pictures`: takes the pictures of gallery, README and for other sites anew, from the site as built last. */
await withBuiltSite(async (browser, site) => {
  await takeGalleryPictures(browser, site);
  await takeSocialPictures(browser, site);
  await takeSitePicture(browser, site);
});
