/**
 * Draws the icons of all brands anew from their marks: what is drawn is kept beside this file.
 *
 *   node sandbox/art/icons/draw.ts
 * Needs a Chromium (CHROMIUM_PATH or /usr/bin/chromium).
 */
import { chromium } from 'playwright';
import { mark, tenantMarks } from '../brand.ts';
import { brands, iconKinds } from './iconNames.ts';

/** A telephone may cut all but a circle of four fifths of the width: the lines of the yard lie within it. */
const shareOfMaskable = 0.8;

const groundOf = (picture: string): string => /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(picture)![1]!;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const brand of brands) {
  const picture = tenantMarks[brand] ?? mark;
  for (const { purpose, size } of iconKinds) {
    const side = purpose === 'maskable' ? size * shareOfMaskable : size;
    const ground = purpose === 'maskable' ? groundOf(picture) : 'transparent';
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>html{background:${ground}}body{margin:0;height:100vh;display:grid;place-items:center}svg{width:${side}px;height:${side}px}</style>${picture}`,
    );
    await page.screenshot({
      path: `${import.meta.dirname}/${brand}-${purpose}-${size}.png`,
      omitBackground: true,
    });
  }
}
await browser.close();
