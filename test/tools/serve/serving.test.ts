import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHashesOf } from '../../../tools/build/contentSecurityPolicy.ts';
import { startPreview, type Running } from '../../../tools/serve/preview.ts';
import {
  allow,
  documentHeaders,
  policyOf,
  readPolicy,
  withServices,
  withSources,
  hostPolicies,
  workerHeaders,
  writePolicy,
} from '../../../tools/serve/securityHeaders.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  const html = [
    '<style>body { margin: 0 }</style>',
    '<script>early()</script>',
    '<script type="module" src="/assets/a.js"></script>',
    '<!-- <script>never()</script onclick="x"> -->',
  ].join('\n');

  test('names what is inline by its hash, and only that', () => {
    const { scripts, styles } = inlineHashesOf(html.replace(/<!--.*-->/, ''));
    expect(scripts).toEqual([sha256('early()')]);
    expect(styles).toEqual([sha256('body { margin: 0 }')]);
  });

  test.each(['<p onclick="go()">x</p>', '<p style="color: red">x</p>'])('refuses to serve %s', (markup) => {
    expect(() => inlineHashesOf(markup)).toThrow(/no hash can allow/);
  });

  test('never allows what is unsafe, anyone or any frame', () => {
    const text = writePolicy(policyOf({ scripts: [sha256('x')], styles: [] }));
    expect(text).not.toMatch(/unsafe|\*|https?:/);
    expect(readPolicy(text)).toMatchObject({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    });
  });

  test('allows markup to be written only by the sanitiser', () => {
    const policy = policyOf({ scripts: [], styles: [] });
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['dompurify', 'schedule-worker', 'shell-worker', 'structured-data']);
  });

  test('lets the site itself start a worker, which may load and call nothing', () => {
    expect(policyOf({ scripts: [], styles: [] })['worker-src']).toEqual(["'self'"]);
    expect(readPolicy(workerHeaders['Content-Security-Policy'])).toEqual({ 'default-src': ["'none'"] });
  });

  test('is widened by what is named', () => {
    const policy = allow(policyOf({ scripts: [], styles: [] }), {
      'frame-src': ['https://chat.example'],
      'form-action': ['https://pay.example'],
    });
    expect(policy).toMatchObject({
      'frame-src': ['https://chat.example'],
      'form-action': ["'self'", 'https://pay.example'],
    });
  });
});

describe('third-party services', () => {
  const strict = policyOf({ scripts: [], styles: [] });

  test('are allowed when the build names them, and only where they need it', () => {
    const policy = withServices(strict, ' recaptcha ,');
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(policy['frame-src']).not.toContain("'none'");
    const widened = new Set(['script-src', 'frame-src', 'trusted-types']);
    const others = Object.keys(strict).filter((directive) => !widened.has(directive));
    expect(others.map((directive) => policy[directive])).toEqual(others.map((directive) => strict[directive]));
  });

  test('are not allowed otherwise; one that is unknown stops the build', () => {
    expect(withServices(strict)).toEqual(strict);
    expect(() => withServices(strict, 'recaptcha,chat')).toThrow(/no service "chat"/);
  });
});

describe('the operator’s sources', () => {
  const strict = policyOf({ scripts: [], styles: [] });

  test('are added to their directives', () => {
    const policy = withSources(strict, 'img-src https://pictures.example; form-action https://pay.example:8443/gate');
    expect(policy).toEqual({
      ...strict,
      'img-src': [...strict['img-src']!, 'https://pictures.example'],
      'form-action': ["'self'", 'https://pay.example:8443/gate'],
    });
    expect(withSources(strict)).toEqual(strict);
  });

  test.each([
    "script-src 'unsafe-inline'",
    'img-src *',
    'img-src https:',
    'img-src http://a.example',
    'images https://a.example',
  ])('%s stops the build', (text) => expect(() => withSources(strict, text)).toThrow(/no directive|no address/));
});

describe('third-party scripts (R1.7.3, R1.7.4)', () => {
  const strict = policyOf({ scripts: [], styles: [] });

  test('are allowed at the host that names them, and at no other', () => {
    const policies = hostPolicies(
      strict,
      'events.example script-src https://ads.example/p.js; img-src https://ads.example | sports.example script-src https://chat.example/w.js',
    );
    expect(Object.keys(policies)).toEqual(['events.example', 'sports.example']);
    expect(policies['events.example']).toEqual({
      ...strict,
      'script-src': ["'self'", 'https://ads.example/p.js'],
      'img-src': [...strict['img-src']!, 'https://ads.example'],
      'trusted-types': [...strict['trusted-types']!, 'widget'],
    });
    expect(policies['sports.example']!['script-src']).toEqual(["'self'", 'https://chat.example/w.js']);
    expect(hostPolicies(strict, '  ')).toEqual({});
  });

  test.each([
    'script-src https://ads.example/p.js',
    'https://events.example script-src https://ads.example/p.js',
    "events.example script-src 'unsafe-inline'",
    'events.example',
  ])('“%s” stops the build', (text) =>
    expect(() => hostPolicies(strict, text)).toThrow(/no address|no directive|name of a host/),
  );
});

describe('the tag manager', () => {
  test('opens its own addresses and nothing that runs text (T08)', () => {
    const policy = withServices(policyOf({ scripts: [], styles: [] }), 'tag-manager');
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://www.googletagmanager.com/gtm.js',
      'https://www.googletagmanager.com/gtag/js',
    ]);
    expect(writePolicy(policy)).not.toMatch(/unsafe|frame-src https/);
    expect(policy['trusted-types']).toEqual([
      'dompurify',
      'schedule-worker',
      'shell-worker',
      'structured-data',
      'tag-manager',
    ]);
  });
});

describe('the preview server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const document = '<!doctype html><title>Portal</title>';
  const script = `console.log('${'again '.repeat(200)}');`;
  const longAnswer = JSON.stringify({ status: true, data: 'again '.repeat(400) });
  let operator: Server;
  let preview: Running;
  const asked: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${preview.port}${path}`, init);

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), document);
    writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
    writeFileSync(join(folder, 'version.json'), '{"version":"1"}');
    const policy = policyOf({ scripts: [], styles: [] });
    const own = allow(policy, { 'script-src': ['https://ads.example/p.js'] });
    const headers = { '/index.html': documentHeaders(policy), '//events.localhost/index.html': documentHeaders(own) };
    writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
    operator = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        const isLong = request.url?.includes('config') === true;
        response.writeHead(isLong ? 200 : request.url?.includes('moved') ? 302 : 409, {
          'X-Told': 'yes',
          'Content-Type': 'application/json',
          Vary: 'Origin',
          Location: 'http://127.0.0.1:1/',
        });
        response.end(isLong ? longAnswer : '{"status":false}');
      });
    });
    await new Promise<void>((listening) => operator.listen(0, '127.0.0.1', listening));
    preview = await startPreview({
      folder,
      port: 0,
      operator: `http://127.0.0.1:${(operator.address() as AddressInfo).port}`,
      allowed: { 'form-action': ['http://pay.test'] },
      allowedAt: { 'sports.localhost': { 'script-src': ['https://chat.example/w.js'] } },
    });
  });

  afterAll(async () => {
    await preview.close();
    operator.close();
    rmSync(folder, { recursive: true });
  });

  test.each(['/', '/index.html', '/cart?lang=ar', '/paymentsuccess/a.b.c', '/any/thing'])(
    'answers %s with the document and its headers',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(document);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      expect(response.headers.get('X-Frame-Options')).toBe('DENY');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self' http://pay.test;");
    },
  );

  test.each([
    ['events.localhost', 'https://ads.example/p.js'],
    ['sports.localhost', 'https://chat.example/w.js'],
    ['localhost', null],
  ])('R1.7.3, R1.7.4: at %s the policy lets in %s', async (host, script) => {
    const policy = await new Promise<string>((resolve, reject) => {
      const options = { port: preview.port, host: '127.0.0.1', headers: { Host: host } };
      get(options, (answer) => resolve(String(answer.headers['content-security-policy']))).once('error', reject);
    });
    expect(readPolicy(policy)['script-src']).toEqual(["'self'", ...(script ? [script] : [])]);
  });

  test.each([
    ['/login?loginToken=x', 'no-referrer'],
    ['/paymentsuccess/x', 'no-referrer'],
    ['/home-bsl', 'no-referrer'],
    ['/verify-customer', 'no-referrer'],
    ['/loginfo', 'strict-origin-when-cross-origin'],
    ['/cart', 'strict-origin-when-cross-origin'],
  ])('%s is sent with the referrer policy %s', async (path, policy) => {
    expect((await ask(path)).headers.get('Referrer-Policy')).toBe(policy);
  });

  test.each(['/assets/none.js', '/assets/none', '/missing.png', '/headers.json', '/../package.json'])(
    'does not answer %s with a document',
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    },
  );

  test('hashed files are kept for ever and compressed as asked', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await ask('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(response.headers.get('Cache-Control')).toContain('immutable');
      expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      expect(Number(response.headers.get('Content-Length'))).toBeLessThan(script.length / 2);
      expect(await response.text()).toBe(script);
    }
  });

  test('what did not change is not sent again', async () => {
    const etag = (await ask('/version.json')).headers.get('ETag') ?? '';
    const response = await ask('/version.json', { headers: { 'If-None-Match': etag } });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  test('calls reach the operator as they are, and so do its answers', async () => {
    const response = await ask('/api/v2/orders?a=1&b%5B%5D=2', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k-1' },
      body: '{"x":1}',
    });
    expect([response.status, response.headers.get('X-Told'), await response.text()]).toEqual([
      409,
      'yes',
      '{"status":false}',
    ]);
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/v2/orders?a=1&b%5B%5D=2',
      headers: { 'idempotency-key': 'k-1' },
      body: '{"x":1}',
    });
  });

  test('long answers of the operator are compressed on request', async () => {
    const sentAs = async (encoding: string) => {
      const answer = await ask('/api/v2/config', { headers: { 'Accept-Encoding': encoding } });
      expect(await answer.text()).toBe(longAnswer);
      return [answer.headers.get('Content-Encoding'), answer.headers.get('Vary')];
    };
    expect(await sentAs('gzip, br')).toEqual(['gzip', 'Origin, Accept-Encoding']);
    expect(await sentAs('identity')).toEqual([null, 'Origin, Accept-Encoding']);
  });

  test('so do requests for pictures', async () => {
    await ask('/art/mark.svg');
    expect(asked.at(-1)?.url).toBe('/art/mark.svg');
  });

  test('a redirect of the operator is passed on, not followed', async () => {
    expect((await ask('/api/v2/moved', { redirect: 'manual' })).status).toBe(302);
  });

  test('an unreachable operator is reported as such', async () => {
    const alone = await startPreview({ folder, port: 0, operator: 'http://127.0.0.1:9' });
    const response = await fetch(`http://127.0.0.1:${alone.port}/api/v2/config`);
    expect([response.status, await response.json()]).toEqual([
      502,
      { status: false, message: 'The server cannot be reached.' },
    ]);
    await alone.close();
  });
});
