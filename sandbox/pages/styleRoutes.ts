/** The stylesheet of the pages and the two typefaces of the house. */
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const day = 'public, max-age=86400';
/** Sent as one, in this order: what comes later may say otherwise. */
const sheets = ['base', 'frame', 'lists', 'forms', 'marks'] as const;
const fonts: ReadonlySet<string> = new Set(['archivo-latin-wdth-wght.woff2', 'alexandria-arabic-wght.woff2']);

export function styleRoutes(): Hono {
  const style = new Hono();
  style.get('/style.css', (context) => {
    const sheet = sheets.map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8'));
    return context.body(sheet.join('\n'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });
  style.get('/fonts/:file', (context) => {
    const file = context.req.param('file');
    if (!fonts.has(file)) return context.text('Not found', 404);
    // Files, not code: the portal and these pages wear the same two typefaces.
    const font = new Uint8Array(readFileSync(new URL(`../../src/styles/fonts/${file}`, import.meta.url)));
    return context.body(font, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': day });
  });
  return style;
}
