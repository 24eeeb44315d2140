/** Every rule of docs/guide/serving.md, kept by nginx with the files that the build writes and the text of the guide. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHashesOf } from '../../tools/build/contentSecurityPolicy.ts';
import {
  type HeadersFile,
  allow,
  commonHeaders,
  documentHeaders,
  policyOf,
  workerHeaders,
} from '../../tools/serve/securityHeaders.ts';
import { examine } from '../../tools/doctor/examine.ts';
import { visitOf } from '../../tools/doctor/visit.ts';
import { writeServingFiles } from '../../tools/serve/servingFiles.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'serving-'));
const page = (name: string) =>
  `<!doctype html><title>${name}</title><script>go('${name}')</script><script src="/assets/app-1a.js"></script><div id="root"></div>${'<p>text</p>'.repeat(200)}`;
const headersOf = (html: string) => documentHeaders(policyOf(inlineHashesOf(html)));
const script = `console.log('${'again '.repeat(500)}');`;
const headers: HeadersFile = {
  '/assets/scheduleWorker-1a.js': { ...workerHeaders, ...commonHeaders },
  '/index.html': headersOf(page('Portal')),
  '/inspector.html': headersOf(page('Inspector')),
  '//events.example/index.html': documentHeaders(
    allow(policyOf(inlineHashesOf(page('Portal'))), { 'script-src': ['https://ads.example/p.js'] }),
  ),
};

let nginx: Nginx;
let operator: Server;
let port = 0;
let uploaded = 0;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listening = (server: Server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Without what fetch does to paths, bodies and encodings. */
function get(path: string, own: Record<string, string> = {}, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = ask({ port, path, host: '127.0.0.1', method: body ? 'POST' : 'GET', headers: own }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** The guide's configuration, with addresses of this machine instead of the operator's. */
function siteOf(logs: string): string {
  const guide = readFileSync('docs/guide/serving.md', 'utf8');
  const [, text = ''] = /```nginx\n([\s\S]*?)```/.exec(guide) ?? [];
  return text
    .replaceAll('/srv/portal', folder)
    .replaceAll('/var/log/nginx', logs)
    .replaceAll('https://operator.example', `http://127.0.0.1:${portOf(operator)}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_.*$/gm, '');
}

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page('Portal'));
  writeFileSync(join(folder, 'inspector.html'), page('Inspector'));
  writeFileSync(join(folder, 'version.json'), '{"version":"1"}');
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  for (const name of ['app-1a', 'scheduleWorker-1a']) writeFileSync(join(folder, `assets/${name}.js`), script);
  writeFileSync(join(folder, 'assets/app-1a.js.map'), '{}');
  await writeServingFiles(folder, headers);
  operator = createServer((call, answer) => {
    if (call.url?.includes('lost')) {
      call.destroy();
      return;
    }
    call.on('data', (chunk: Buffer) => (uploaded += chunk.length));
    call.on('end', () => {
      answer.writeHead(200, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' });
      answer.end(JSON.stringify({ url: call.url, host: call.headers.host, text: 'again '.repeat(100) }));
    });
  });
  const probe = createServer();
  await Promise.all([listening(operator), listening(probe)]);
  port = portOf(probe);
  await new Promise((closed) => probe.close(closed));
  nginx = await startNginx(siteOf, () => get('/version.json'));
});

afterAll(async () => {
  await nginx?.stop();
  operator.close();
  rmSync(folder, { recursive: true });
});

const lower = (own: Record<string, string>) =>
  Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
const titleOf = ({ body }: Answer) => /<title>(\w+)/.exec(body.toString())?.[1];

describe('addresses', () => {
  test.each([
    '/',
    '/index.html',
    '/home',
    '/cart?lang=ar',
    '/paymentsuccess/a.b.c',
    '/any/thing',
    '//evil.test/login',
    '/constructor',
  ])('%s is the document, with its headers', async (path) => {
    const answer = await get(path);
    const { 'referrer-policy': _, ...own } = lower(headers['/index.html']!);
    expect([answer.status, titleOf(answer)]).toEqual([200, 'Portal']);
    expect(answer.headers).toMatchObject({ ...own, 'cache-control': 'no-cache' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    '/missing.png',
    '/favicon.ico',
    '/robots.txt',
    '/assets/none.js',
    '/assets/none',
    '/assets/',
    '/headers.json',
    '/index.html.gz',
    '/version.json.br',
    '/nginx/server.conf',
    '/nginx/',
    '/some.map',
  ])('%s is missing, and the answer is not cached', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control'] ?? 'no-cache').toBe('no-cache');
    expect(titleOf(answer)).not.toBe('Portal');
  });

  test.each(['/login', '/login/?loginToken=x', '/verify-customer', '/paymentsuccess/x', '/home-bsl/7'])(
    '%s may hold a token and tells nobody where it was',
    async (path) => expect((await get(path)).headers['referrer-policy']).toBe('no-referrer'),
  );

  test.each(['/', '/cart', '/loginfo'])('%s says its site to others', async (path) =>
    expect((await get(path)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin'),
  );
});

test('R1.7.4: a host has its own policy, and no other host has it', async () => {
  const policyAt = async (host: string) => (await get('/cart', { Host: host })).headers['content-security-policy'];
  expect(await policyAt('events.example')).toBe(headers['//events.example/index.html']!['Content-Security-Policy']);
  for (const other of ['events.example.evil.example', 'portal.example'])
    expect(await policyAt(other)).toBe(headers['/index.html']!['Content-Security-Policy']);
});

describe('files', () => {
  test('assets stay for ever, the worker under its own policy', async () => {
    const asset = await get('/assets/app-1a.js');
    const worker = await get('/assets/scheduleWorker-1a.js');
    for (const { headers: own } of [asset, worker]) {
      expect(own['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(own).toMatchObject(lower(commonHeaders));
    }
    expect(asset.headers['content-security-policy']).toBeUndefined();
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'");
  });

  test('the inspector has its own policy, the version is asked for again', async () => {
    const inspector = await get('/inspector.html');
    expect(titleOf(inspector)).toBe('Inspector');
    expect(inspector.headers['content-security-policy']).toBe(headers['/inspector.html']!['Content-Security-Policy']);
    expect(inspector.headers['content-security-policy']).not.toBe(headers['/index.html']!['Content-Security-Policy']);
    expect((await get('/version.json')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/', '/inspector.html', '/version.json', '/assets/app-1a.js', '/login'])(
    '%s is sent compressed',
    async (path) => {
      const plain = await get(path);
      const small = await get(path, { 'Accept-Encoding': 'gzip, br' });
      expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'gzip']);
      expect(small.headers['vary']).toBe('Accept-Encoding');
      expect(gunzipSync(small.body)).toEqual(plain.body);
    },
  );

  test('the compressed copies exist for servers that can send them', () => {
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app-1a.js.br'))).toString()).toBe(script);
  });

  test('HSTS is not sent without HTTPS', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('calls', () => {
  test('reach the operator as they are, and come back compressed', async () => {
    const plain = await get('/api/v2/orders?a=1&b%5B%5D=2');
    expect(JSON.parse(plain.body.toString())).toMatchObject({
      url: '/api/v2/orders?a=1&b%5B%5D=2',
      host: `127.0.0.1:${portOf(operator)}`,
    });
    expect(plain.headers).toMatchObject(lower(commonHeaders));
    const small = await get('/api/v2/orders', { 'Accept-Encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(small.body).toString())).toMatchObject({ url: '/api/v2/orders' });
  });

  test.each(['/api/v2/files/paper.png', '/api/v2/page.html', '/api/v2/sheet.json.gz'])(
    '%s is a call, whatever file it looks like',
    async (path) => expect(JSON.parse((await get(path)).body.toString())).toMatchObject({ url: path }),
  );

  test('ten megabytes are taken', async () => {
    uploaded = 0;
    const paper = Buffer.alloc(10 * 1024 * 1024 + 2_000, 'x');
    expect((await get('/api/v2/upload', { 'Content-Length': String(paper.length) }, paper)).status).toBe(200);
    expect(uploaded).toBe(paper.length);
  });
});

test('the doctor finds nothing to mend in how it is served', async () => {
  const results = examine(await visitOf(`http://127.0.0.1:${port}`));
  // The operator of these tests has neither a configuration nor a clock.
  const served = results.filter(({ name }) => !/^(?:Configuration|Clock)/.test(name));
  const faults = served.flatMap(({ findings }) => findings.filter(({ weight }) => weight === 'fault'));
  expect([served.length, faults]).toEqual([12, []]);
});

test('no secret is written down, not even when the operator is away', async () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.canary-7f3a';
  const paths = [
    `/login?loginToken=${token}&logoutUrl=x`,
    `/verify-customer?token=${token}`,
    `/paymentsuccess/${token}`,
    `/paymentsuccess/short-canary?x=${token}`,
    `//paymentsuccess/short-canary`,
    `/home-bsl/short-canary/x`,
    `/api/v2/payments/${token}?q=canary`,
    `/api/v2/payments/${token}/lost`,
    `/api/v2/lost/${token}`,
    `/${token}/a/${token}`,
  ];
  for (const path of paths) await get(path, { Referer: `https://portal.example/login?loginToken=${token}` });
  await get('/version.json');
  const logs = nginx.logs();
  expect(logs).toContain('GET "/login" 200');
  expect(logs).toContain('GET "/version.json" 200');
  expect(logs).not.toContain('canary');
  expect(logs).not.toContain('eyJ');
});
