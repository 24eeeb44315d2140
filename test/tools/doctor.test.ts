/** The doctor finds nothing on a server that is set up correctly, and names each fault of one that is not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execFile, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHashesOf } from '../../tools/build/contentSecurityPolicy.ts';
import { examine, report } from '../../tools/doctor/examine.ts';
import { visitOf, type Place, type Visit } from '../../tools/doctor/visit.ts';
import { startPreview, type Running } from '../../tools/serve/preview.ts';
import { documentHeaders, policyOf } from '../../tools/serve/securityHeaders.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const document = `<!doctype html><title>Portal</title><script>early()</script><div id="root"></div>
<script type="module" src="/assets/main-1a2b.js"></script>${'<p>text</p>'.repeat(200)}`;
const config = {
  status: true,
  data: { venue: { id: 1, name: 'Harbour' }, venue_id: 1, colors: { primary: '#0b6e4f' } },
};

let operator: Server;
let preview: Running;
let well: Visit;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), document);
  writeFileSync(join(folder, 'version.json'), '{"version":"1"}');
  writeFileSync(join(folder, 'worker.js'), 'void 0;');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), `console.log('${'again '.repeat(200)}');`);
  const headers = documentHeaders(policyOf(inlineHashesOf(document)));
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ '/index.html': headers }));
  operator = createServer((call, answer) => {
    const answers: Record<string, unknown> = {
      '/api/v2/config': config,
      '/api/v2/health-check': { status: true, data: { web_enable: 0, domain: null } },
      '/api/v2/verify-time': {
        status: true,
        data: { userTime: String(call.headers['x-user-time']), systemTime: new Date().toISOString() },
      },
    };
    const body = answers[call.url ?? ''];
    answer.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify(body ?? { status: false, message: 'There is nothing here.' }));
  });
  await new Promise<void>((listening) => operator.listen(0, '127.0.0.1', listening));
  preview = await startPreview({
    folder,
    port: 0,
    operator: `http://127.0.0.1:${(operator.address() as AddressInfo).port}`,
  });
  well = await visitOf(`http://127.0.0.1:${preview.port}`);
});

afterAll(async () => {
  await preview.close();
  operator.close();
  rmSync(folder, { recursive: true });
});

type Change = Partial<{ status: number; body: string; json: unknown; headers: Record<string, string | null> }>;

function changed(answer: Visit['answers'][Place], { status, body, json, headers = {} }: Change) {
  const own = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) own.delete(name);
    else own.set(name, value);
  }
  return {
    status: status ?? answer.status,
    headers: own,
    body: json === undefined ? (body ?? answer.body) : JSON.stringify(json),
  };
}

const sick = (places: Partial<Record<Place, Change>>, rest: Partial<Visit> = {}): Visit => ({
  ...well,
  ...rest,
  answers: {
    ...well.answers,
    ...Object.fromEntries(
      Object.entries(places).map(([place, change]) => [place, changed(well.answers[place as Place], change)]),
    ),
  },
});

const sickAsset = (change: Change): Visit =>
  sick({}, { asset: { ...well.asset!, answer: changed(well.asset!.answer, change) } });

const found = (visit: Visit) =>
  examine(visit).flatMap(({ name, findings }) => findings.map(({ weight, what }) => `${weight} ${name}: ${what}`));

const html = { body: document, headers: { 'Content-Type': 'text/html' } };
const policy = () => well.answers.home.headers.get('Content-Security-Policy')!;
const withConfig = (data: object) => ({ config: { json: { ...config, data: { ...config.data, ...data } } } });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('a correct server has no faults', () => {
  expect(found(well).filter((one) => one.startsWith('fault'))).toEqual([]);
  expect(report(well.origin, examine(well))).toContain('Nothing to mend');
});

test('what could not be looked at is not said to be well', () => {
  const down: Change = { status: 502, body: '<h1>502 Bad Gateway</h1>' };
  const lines = report(well.origin, examine(sick({ config: down, healthCheck: down, verifyTime: down }))).split('\n');
  expect(lines.filter((line) => line.startsWith('–'))).toEqual([
    '– Configuration: not looked at, as /api/v2/config is not answered.',
    '– Configuration and policy: not looked at, as /api/v2/config is not answered.',
    '– Open to customers: not looked at, as /api/v2/health-check is not answered.',
    '– Clock of the server: not looked at, as /api/v2/verify-time is not answered.',
  ]);
  expect(lines.at(-1)).toBe('3 to mend.');
});

test('a site may have no worker', () => {
  expect(found(sick({ worker: { status: 404, body: 'Not found' } }))).toEqual(found(well));
});

describe('each fault is named, and no other', () => {
  test.each<[string, () => Visit, RegExp]>([
    [
      'another site',
      () => sick({ home: { body: '<p>Welcome to nginx!</p>' } }),
      /Addresses: At \/ there is no portal.*another document/,
    ],
    [
      'no fallback',
      () => sick({ page: { status: 404, body: '' } }),
      /Addresses: \/cart is not answered with the portal: the answer is 404/,
    ],
    [
      'no fallback for dots',
      () => sick({ payment: { status: 404, body: '' } }),
      /Addresses: \/paymentsuccess\/token\.with\.dots/,
    ],
    [
      'a fallback for everything',
      () => sick({ missingAsset: { status: 200, ...html } }),
      /Addresses: \/assets\/.* is no file, and the answer is 200/,
    ],
    [
      'a kept document',
      () => sick({ home: { headers: { 'Cache-Control': 'max-age=3600' } } }),
      /Caching: \/ may be kept by browsers \(Cache-Control: max-age=3600\)/,
    ],
    [
      'a document in the place of the worker',
      () => sick({ worker: html }),
      /Kept for the next visit: \/worker\.js is no script/,
    ],
    [
      'a kept worker',
      () => sick({ worker: { headers: { 'Cache-Control': 'max-age=86400' } } }),
      /Kept for the next visit: \/worker\.js may be kept by browsers \(Cache-Control: max-age=86400\)/,
    ],
    [
      'a kept version',
      () => sick({ version: { headers: { 'Cache-Control': null } } }),
      /Caching: \/version\.json may be kept/,
    ],
    [
      'assets asked for again',
      () => sickAsset({ headers: { 'Cache-Control': 'no-cache' } }),
      /Caching: \/assets\/main-1a2b\.js is not kept for ever/,
    ],
    [
      'nothing compressed',
      () => sickAsset({ headers: { 'Content-Encoding': null } }),
      /Compression: \/assets\/main-1a2b\.js is not compressed/,
    ],
    [
      'assets of another build',
      () => sickAsset({ status: 404 }),
      /Files of the build: The document names .* and the answer is 404/,
    ],
    [
      'scripts as text',
      () => sickAsset({ headers: { 'Content-Type': 'text/plain' } }),
      /Files of the build: .* is sent as text\/plain/,
    ],
    ['no version', () => sick({ version: html }), /Version file: \/version\.json does not tell a version/],
    [
      'no policy',
      () => sick({ home: { headers: { 'Content-Security-Policy': null } } }),
      /Policy of the documents: There is no/,
    ],
    [
      'a policy of another build',
      () => sick({ home: { body: document.replace('early', 'earlier') } }),
      /Policy of the documents: .*inline/,
    ],
    [
      'an open policy',
      () =>
        sick({
          home: {
            headers: { 'Content-Security-Policy': policy().replace("'self' 'sha", "'unsafe-inline' 'self' 'sha") },
          },
        }),
      /Policy of the documents: The policy allows 'unsafe-inline' in script-src/,
    ],
    [
      'a policy without trusted types',
      () =>
        sick({
          home: { headers: { 'Content-Security-Policy': policy().replace(/; require-trusted-types-for [^;]*/, '') } },
        }),
      /Policy of the documents: The policy says nothing of require-trusted-types-for/,
    ],
    [
      'a policy with frames',
      () =>
        sick({
          home: {
            headers: {
              'Content-Security-Policy': policy().replace(
                "frame-ancestors 'none'",
                'frame-ancestors https://a.example',
              ),
            },
          },
        }),
      /Policy of the documents: The policy of frame-ancestors is not 'none'/,
    ],
    [
      'frames allowed',
      () => sick({ home: { headers: { 'X-Frame-Options': null } } }),
      /Other headers: \/ is sent without X-Frame-Options/,
    ],
    [
      'a guessed type',
      () => sick({ page: { headers: { 'X-Content-Type-Options': null } } }),
      /Other headers: \/cart is sent without X-Content-Type-Options/,
    ],
    [
      'a told token',
      () => sick({ payment: { headers: { 'Referrer-Policy': 'origin' } } }),
      /Addresses with tokens: \/paymentsuccess.*can leave/,
    ],
    ['no TLS', () => sick({}, { origin: 'http://portal.example' }), /Transport: The portal is served without TLS/],
    ['TLS unsaid', () => sick({}, { origin: 'https://portal.example' }), /Transport: Browsers are not told to stay/],
    [
      'calls that lead nowhere',
      () => sick({ config: { status: 200, ...html } }),
      /Operator’s server: \/api\/v2\/config is answered with the portal’s document/,
    ],
    [
      'an operator that is away',
      () => sick({ healthCheck: { status: 502, body: '{}' } }),
      /Operator’s server: \/api\/v2\/health-check is answered 502/,
    ],
    [
      'a call that lets go',
      () => sick({ config: { status: 0, body: 'ECONNREFUSED' } }),
      /Operator’s server: .*nobody answers \(ECONNREFUSED\)/,
    ],
    [
      'a site switched off',
      () => sick({ config: { status: 404, json: { status: false, code: 'siteDisabled' } } }),
      /Configuration: The site is switched off/,
    ],
    [
      'a wrong setting',
      () => sick(withConfig({ enable_serach: 1 })),
      /Configuration: data\.enable_serach is no setting.*; is enable_search meant\?$/,
    ],
    [
      'pictures elsewhere',
      () => sick(withConfig({ image_base: 'https://pictures.example/a/' })),
      /Configuration and policy: Pictures lie at https:\/\/pictures\.example/,
    ],
    [
      'a captcha that is refused',
      () => sick(withConfig({ recaptcha_site_key: 'key' })),
      /Configuration and policy: The configuration wants reCAPTCHA/,
    ],
    [
      'a container that is refused',
      () => sick(withConfig({ gtm_code: 'GTM-ABCD1' })),
      /Configuration and policy: .*container/,
    ],
    [
      'a chat that is refused',
      () => sick(withConfig({ chat_widget_url: 'https://chat.example/w.js' })),
      /Configuration and policy: .*chat_widget_url/,
    ],
    [
      'a manifest elsewhere',
      () => sick(withConfig({ ar_manifest_url: 'https://pictures.example/ar.webmanifest' })),
      /Configuration and policy: .*ar_manifest_url/,
    ],
    [
      'a clock ahead',
      () => sick({ verifyTime: { json: { status: true, data: { userTime: '', systemTime: inMinutes(7) } } } }),
      /Clock of the server: .* 7 minutes ahead/,
    ],
    [
      'a clock behind, refused as one',
      () =>
        sick({
          verifyTime: {
            status: 409,
            json: { status: false, message: null, data: { userTime: '', systemTime: inMinutes(-60) } },
          },
        }),
      /Clock of the server: .* 60 minutes behind/,
    ],
  ])('%s', (_, visit, said) => {
    const faults = found(visit()).filter((one) => one.startsWith('fault'));
    expect(faults).toEqual([expect.stringMatching(said)]);
  });

  test('a wrong setting does not hide other faults', () => {
    const visit = sick(
      withConfig({ enable_search: 'yes', gtm_code: 'GTM-ABCD1', maintenance: { title: 'Back at nine' } }),
    );
    expect(found(visit)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^fault Configuration: data\.enable_search does not fit/),
        expect.stringMatching(/^fault Configuration and policy: .*container/),
        expect.stringMatching(/^advice Open to customers: The configuration closes this site/),
      ]),
    );
  });

  test('a site in maintenance has no fault, and the report says that it is closed', () => {
    const visit = sick(withConfig({ maintenance: { title: 'Back at nine' } }));
    expect(found(visit)).toContain(
      'advice Open to customers: The configuration closes this site: customers see maintenance.',
    );
  });
});

test('the exit code of the command says whether there is a fault', () => {
  const run = (...args: string[]) => spawnSync('node', ['tools/doctor.ts', ...args], { encoding: 'utf8' });
  const nobody = run('http://127.0.0.1:9');
  expect([nobody.status, nobody.stdout]).toEqual([
    1,
    expect.stringMatching(/✗ Addresses: At \/ there is no portal: nobody answers[^]*\n1 to mend\.\n$/),
  ]);
  expect(run().status).toBe(2);
  const noJson = run('README.md');
  expect([noJson.status, noJson.stdout, noJson.stderr]).toEqual([
    1,
    expect.stringMatching(/^✗ README\.md is not JSON: .+\n$/),
    '',
  ]);
});

test('Q1.7.a: a tenant on this machine is reached even when the system cannot resolve its name', async () => {
  const tenant = `http://baps.localhost:${preview.port}`;
  const { stdout } = await promisify(execFile)('node', ['tools/doctor.ts', tenant]);
  expect(stdout).toContain(tenant);
  expect(stdout).toContain('Nothing to mend');
});
