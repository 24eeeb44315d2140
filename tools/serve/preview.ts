/** Serves a built portal as an operator's server should: typed, compressed, cached by name, under a strict policy. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { headersFile } from '../build/contentSecurityPolicy.ts';
import {
  type HeadersFile,
  allow,
  commonHeaders,
  readPolicy,
  referrerPolicyOf,
  writePolicy,
  type Policy,
} from './securityHeaders.ts';
import { fileTypes, isText } from './fileTypes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** Compressed once, at the first wish for that encoding. */
  body(encoding: Encoding): Promise<Uint8Array>;
}

function staticFile(folder: string, file: string): StaticFile {
  const content = readFileSync(file);
  const bodies = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(content)]]);
  const compressed = (encoding: Encoding): Promise<Uint8Array> => {
    const built = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    if (existsSync(built)) return readFile(built);
    return encoding === 'br' ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : zip(content);
  };
  return {
    path: `/${relative(folder, file).split(sep).join('/')}`,
    type: fileTypes[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    body(encoding) {
      const body = bodies.get(encoding) ?? compressed(encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** What the build writes for servers is served by none. */
const isForServers = (path: string): boolean => path === headersFile || /^nginx[\\/]|\.(?:br|gz|map)$/.test(path);

function filesIn(folder: string): Map<string, StaticFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isForServers(relative(folder, join(entry.parentPath, entry.name))))
    .map((entry) => staticFile(folder, join(entry.parentPath, entry.name)));
  return new Map(files.map((file) => [file.path, file]));
}

function encodingFor(context: Context, type: string): Encoding {
  const accepted = context.req.header('Accept-Encoding') ?? '';
  if (!isText(type)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Hashed names never change their content; everything else is asked for again each time. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** What the operator's server answers at the portal's own origin: calls, and of the sandbox its pictures and its collector of reports. */
export const operatorPaths = ['/api', '/art', '/reports'] as const;

export interface PreviewOptions {
  /** The built portal. */
  folder: string;
  /** Who answers calls and keeps pictures, e.g. `http://127.0.0.1:4410`. */
  operator: string;
  /** What the documents' policy allows beyond the site itself. */
  allowed?: Policy;
  /** What it allows on one host more, by the host's name. */
  allowedAt?: Readonly<Record<string, Policy>>;
}

export function previewApp({ folder, operator, allowed = {}, allowedAt = {} }: PreviewOptions): Hono {
  const files = filesIn(folder);
  const headers = JSON.parse(readFileSync(join(folder, headersFile), 'utf8')) as HeadersFile;

  const headersOf = ({ path }: StaticFile, route: string, host: string): Record<string, string> => {
    const document = headers[`//${host}${path}`] ?? headers[path];
    const policy = document?.['Content-Security-Policy'];
    if (document === undefined || policy === undefined) return commonHeaders;
    return {
      ...document,
      'Content-Security-Policy': writePolicy(allow(allow(readPolicy(policy), allowed), allowedAt[host] ?? {})),
      'Referrer-Policy': referrerPolicyOf(route),
    };
  };

  const send = async (context: Context, file: StaticFile): Promise<Response> => {
    const route = context.req.path;
    const host = new URL(context.req.url).hostname;
    const shared = { ...headersOf(file, route, host), ETag: file.etag, 'Cache-Control': cachingOf(file.path) };
    if (context.req.header('If-None-Match') === file.etag) return context.body(null, 304, shared);
    const encoding = encodingFor(context, file.type);
    const body = await file.body(encoding);
    return context.body(Uint8Array.from(body), 200, {
      ...shared,
      'Content-Type': file.type,
      'Content-Length': String(body.byteLength),
      ...(isText(file.type) ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
  };

  const app = new Hono();
  const ask = async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    try {
      return await proxy(new URL(pathname + search, operator), {
        raw: context.req.raw,
        // Whose site is asked for: each tenant's host has a configuration of its own.
        headers: { ...context.req.header(), 'X-Forwarded-Host': context.req.header('Host') },
        redirect: 'manual',
      });
    } catch {
      return context.json({ status: false, message: 'The server cannot be reached.' }, 502, commonHeaders);
    }
  };
  // The answers of a day's schedule and of the configuration are a quarter of their size then.
  app.use('/api/*', compress({ contentTypeFilter: /^application\/json\b/ }));
  for (const path of operatorPaths) app.all(`${path}/*`, ask);
  app.get('*', async (context) => {
    const { path } = context.req;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file !== undefined) return send(context, file);
    // Everything else belongs to the portal's own router, tokens with dots in them too; but a missing file is missing.
    const document = files.get('/index.html');
    if (document === undefined || Object.hasOwn(fileTypes, extname(path)) || path.startsWith('/assets/')) {
      return context.text('Not found', 404, { ...commonHeaders, 'Cache-Control': 'no-cache' });
    }
    return send(context, document);
  });
  return app;
}

export interface Running {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on the loopback address; port 0 takes any free one. */
export function startPreview(options: PreviewOptions & { port: number }): Promise<Running> {
  const app = previewApp(options);
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port: options.port,
        hostname: '127.0.0.1',
        overrideGlobalObjects: false,
        // Longer than whoever calls keeps a connection: ended by this side it would meet a call half-way.
        serverOptions: { keepAliveTimeout: 65_000 },
      },
      ({ port }) => {
        const close = () =>
          new Promise<void>((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          });
        resolve({ port, close });
      },
    );
    server.once('error', reject);
  });
}
