/** Pictures, films, documents and uploaded files: what the configuration's image base points to. */
import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { logo, mark, partnerSign, tenantMarks } from '../art/brand.ts';
import { iconFile } from '../art/icons/iconFile.ts';
import { courtPicture } from '../art/courtPicture.ts';
import { isCourtSport } from '../art/courts.ts';
import { mapPicture } from '../art/mapPicture.ts';
import { sheet } from '../art/sheet.ts';
import { sheets } from '../data/seed/content/sheets.ts';
import { readFile } from '../domain/files.ts';
import { manifestOf } from './manifest.ts';
import type { PageOptions } from './page.ts';

const day = 'public, max-age=86400';

/** Whatever a file holds, it is shown by nobody's page and run by nobody. */
const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const svg = (context: Context, picture: string): Response =>
  context.body(picture, 200, { ...fileHeaders, 'Content-Type': 'image/svg+xml', 'Cache-Control': day });

const missing = (context: Context): Response => context.text('Not found', 404, fileHeaders);

const films: ReadonlySet<string> = new Set(['padel', 'basketball', 'tennis']);

export function artRoutes({ server }: Pick<PageOptions, 'server'>): Hono {
  const art = new Hono();
  art.get('/mark.svg', (context) => svg(context, mark));
  art.get('/logo.svg', (context) => svg(context, logo));

  art.get('/marks/:file', (context) => {
    const [, name = ''] = /^([a-z]+)\.svg$/.exec(context.req.param('file')) ?? [];
    return Object.hasOwn(tenantMarks, name) ? svg(context, tenantMarks[name]!) : missing(context);
  });

  art.get('/manifests/:file', (context) => {
    const manifest = manifestOf(context.req.param('file'));
    if (manifest === null) return missing(context);
    return context.body(JSON.stringify(manifest), 200, {
      ...fileHeaders,
      'Content-Type': 'application/manifest+json',
      'Cache-Control': day,
    });
  });

  art.get('/icons/:file', (context) => {
    const icon = iconFile(context.req.param('file'));
    if (icon === null) return missing(context);
    return context.body(icon, 200, { ...fileHeaders, 'Content-Type': 'image/png', 'Cache-Control': day });
  });

  art.get('/partners/:file', (context) => {
    const [, name = ''] = /^([a-z-]+)\.svg$/.exec(context.req.param('file')) ?? [];
    const sign = partnerSign(name);
    return sign === null ? missing(context) : svg(context, sign);
  });

  art.get('/courts/:file', (context) => {
    const [, sport = '', seed = ''] = /^([a-z]+)-([a-z0-9-]{1,80})\.svg$/.exec(context.req.param('file')) ?? [];
    return isCourtSport(sport) ? svg(context, courtPicture(sport, seed)) : missing(context);
  });

  art.get('/maps/:file', (context) => {
    const [, id = ''] = /^(\d)\.svg$/.exec(context.req.param('file')) ?? [];
    const picture = mapPicture(Number(id));
    return picture === null ? missing(context) : svg(context, picture);
  });

  art.get('/films/:file', (context) => {
    const [, sport = ''] = /^([a-z]+)\.webm$/.exec(context.req.param('file')) ?? [];
    if (!films.has(sport)) return missing(context);
    const film = new Uint8Array(readFileSync(new URL(`../art/films/${sport}.webm`, import.meta.url)));
    return context.body(film, 200, { ...fileHeaders, 'Content-Type': 'video/webm', 'Cache-Control': day });
  });

  art.get('/documents/:file', (context) => {
    const [, slug = ''] = /^([a-z-]+)\.pdf$/.exec(context.req.param('file')) ?? [];
    const text = Object.hasOwn(sheets, slug) ? sheets[slug] : undefined;
    if (!text) return missing(context);
    return context.body(sheet(text.title, text.lines), 200, {
      ...fileHeaders,
      'Content-Type': 'application/pdf',
      'Cache-Control': day,
    });
  });

  // The name is the key: 192 random bits that only the uploader and the operator were told.
  art.get('/files/:file', async (context) => {
    const file = await readFile(await server(), `files/${context.req.param('file')}`);
    if (!file) return missing(context);
    return context.body(new Uint8Array(file.bytes), 200, {
      ...fileHeaders,
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'private, no-store',
    });
  });
  return art;
}
