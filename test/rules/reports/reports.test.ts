/** What is reported, what is not, and that no secret leaves with it. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, fromPromise, setup } from 'xstate';
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';
import { cleanReport, messagesIn } from '../../../src/adapters/reports/cleanReport.ts';
import { redacted } from '../../../src/adapters/http/redact.ts';
import { failureIn, statePath, type Failure } from '../../../src/adapters/reports/failures.ts';
import {
  isExpected,
  isIgnored,
  isNotReported,
  reportSettings,
  tracedAddresses,
} from '../../../src/adapters/reports/reportRules.ts';
import { itemsIn } from '../../../sandbox/faults/reports.ts';
import { anyWebAddress } from '../../support/anyText.ts';

test('R9.4.10, R9.4.11: the settings', () => {
  expect(reportSettings).toEqual({
    environment: 'prod',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 0.1,
    sendsPerson: true,
  });
});

test.each([
  ['http://localhost:5173/', false, true],
  ['http://sports.localhost:5173/events', false, true],
  ['https://portal.example/?from=localhost', false, true],
  ['https://portal.example/', false, false],
  ['http://127.0.0.1:5173/', false, false],
  ['http://localhost:5173/', true, false],
])('R9.4.9: at %s, collected by a sandbox %s, nothing is reported: %s', (address, isCollected, isOff) => {
  expect(isNotReported(address, isCollected)).toBe(isOff);
});

describe('R8.5.8, R8.5.9: errors that are no defects', () => {
  test.each([
    ['Timeout', true],
    ['timeout', false],
    ['Timeout of 20 s', false],
    ['Request Timeout', false],
    ['Object captured as exception with keys: a, b', true],
    ['TypeError: Failed to fetch dynamically imported module: https://x/y.js', true],
    ['Unable to preload CSS for /assets/x.css', true],
    ['Failed to fetch', false],
    ['', false],
  ])('%j: %s', (message, is) => {
    expect(isIgnored(message)).toBe(is);
  });
});

describe('R7.6.4: trace headers go to', () => {
  const isTraced = (address: string) => tracedAddresses('portal.example').some((pattern) => pattern.test(address));
  test.each([
    ['https://portal.example/api/v2/config', true],
    ['https://portal.example', true],
    ['https://api.portal.example/x', true],
    ['http://localhost:4410/api', true],
    ['http://localhost', true],
    ['https://evilportal.example/', false],
    ['https://portal.example.evil.com/', false],
    ['https://evil.com/portal.example/', false],
    ['https://evil.com/?u=https://portal.example/', false],
    ['https://localhost.evil.com/', false],
    ['https://evil.com#//localhost/', false],
    ['https://evil.com/?u=http://localhost/', false],
    ['https://PORTAL.example/api', true],
    ['HTTP://LOCALHOST/', true],
    ['https://portal.example@evil.com/', false],
    ['https://portalxexample/', false],
    ['https://www.google.com/recaptcha/', false],
  ])('%s: %s', (address, is) => {
    expect(isTraced(address)).toBe(is);
  });
  test('no host but the portal’s own', () => {
    fc.assert(
      fc.property(anyWebAddress, (address) => {
        // A host may be drawn that no browser takes, as one that begins with xn--.
        fc.pre(URL.canParse(address));
        const { hostname } = new URL(address);
        const isOwn = hostname === 'localhost' || `.${hostname}`.endsWith('.portal.example');
        expect(isTraced(address) && !isOwn).toBe(false);
      }),
    );
  });
});

describe('R9.4.11: what leaves', () => {
  const secrets = {
    password: 'Str0ng!pass',
    otp: '493021',
    code: '493021',
    token: 'tok-abcdef',
    id_proof_number: 'X9912345',
    emirates_id: '784-1990-1234567-1',
    card_number: '4111 1111 1111 1111',
    email: 'layla@haddad.example',
  };
  const texts = [
    'Bearer eyJhbGciOi.J9.x wrong',
    'code 493021 is wrong',
    'passport X9912345 is known',
    'layla@haddad.example',
    'https://portal.example/login?loginToken=tok-abcdef&lang=en',
    'https://portal.example/paymentsuccess/tok-abcdef',
    '784-1990-1234567-1',
    '4111 1111 1111 1111',
    // As an Arabic keyboard writes them.
    'الرمز ٤٩٣٠٢١ خطأ',
    'کد ۴۹۳۰۲۱',
  ];
  const hidden = [
    ...Object.values(secrets),
    '٤٩٣٠٢١',
    '۴۹۳۰۲۱',
    'eyJhbGciOi',
    '493021',
    'X9912345',
    'tok-abcdef',
    '4111 1111',
  ];
  const reportWith = (text: string) => ({
    event_id: '12345678901234567890123456789012',
    message: text,
    exception: {
      values: [{ type: 'Error', value: text, stacktrace: { frames: [{ filename: '/assets/a-1234.js', lineno: 4 }] } }],
    },
    breadcrumbs: [{ category: 'fetch', message: text, data: { url: text, ...secrets, status_code: 422 } }],
    request: { url: text, headers: { Authorization: 'Bearer tok-abcdef', 'User-Agent': 'Firefox' } },
    contexts: { trace: { trace_id: '99999999999999999999999999999999', data: { url: text } } },
    extra: { nested: [{ deep: { ...secrets, note: text } }] },
    tags: { place: 'portal/booking/loadSchedule in choosing.times' },
    user: { id: '7', email: 'layla@haddad.example', name: 'Layla', ip_address: '{{auto}}' },
    spans: [{ description: text, data: { 'http.url': text } }],
  });

  test.each(texts)('no secret of %j', (text) => {
    const sent = JSON.stringify(cleanReport(reportWith(text)));
    for (const secret of hidden) expect(sent).not.toContain(secret);
  });

  test('but what helps to find the defect', () => {
    const sent = cleanReport(reportWith('Cannot read properties of undefined'));
    expect(sent).toMatchObject({
      event_id: '12345678901234567890123456789012',
      message: 'Cannot read properties of undefined',
      exception: {
        values: [{ type: 'Error', stacktrace: { frames: [{ filename: '/assets/a-1234.js', lineno: 4 }] } }],
      },
      breadcrumbs: [{ category: 'fetch', data: { status_code: 422 } }],
      request: { headers: { 'User-Agent': 'Firefox' } },
      contexts: { trace: { trace_id: '99999999999999999999999999999999' } },
      tags: { place: 'portal/booking/loadSchedule in choosing.times' },
      user: { id: '7', ip_address: '{{auto}}' },
    });
    expect(sent.user).toEqual({ id: '7', ip_address: '{{auto}}' });
  });

  test('no number at any depth, nor where the report refers to itself', () => {
    const deep = Array.from({ length: 40 }).reduce<object>((inner) => ({ inner }), { note: 'code 493021' });
    expect(JSON.stringify(cleanReport({ message: 'x', deep }))).not.toContain('493021');
    const report = { message: 'code 493021', itself: {} };
    report.itself = report;
    expect(JSON.stringify(cleanReport(report))).not.toContain('493021');
    const list: unknown[] = ['code 493021'];
    list.push(list);
    expect(JSON.stringify(cleanReport({ message: 'x', list }))).not.toContain('493021');
  });

  test('but facility ids, times and correlation ids stay, and no user is added', () => {
    const report = { message: 'Court 12 at 300 ms', extra: { none: null, count: 3 }, release: '20261126123456' };
    expect(cleanReport(report)).toEqual(report);
  });

  test.each([
    ['Code 493 021 is wrong', `Code ${redacted} is wrong`],
    ['Code 493-021 is wrong', `Code ${redacted} is wrong`],
    ['Document 12 34 56 7', `Document ${redacted}`],
    ['الرمز ٤٩٣ ٠٢١', `الرمز ${redacted}`],
    ['Card 42\u00a042\u00a042, unread', `Card ${redacted}, unread`],
    ['Ends in 12 34', `Ends in ${redacted}`],
    ['courts 1 2 3', 'courts 1 2 3'],
    // Courts, hours and counts help to find the defect.
    ['court 12, 3 of 10, 250 ms, HTTP 404', 'court 12, 3 of 10, 250 ms, HTTP 404'],
  ])('R9.4.11: a number that is written in groups goes as a whole: %s', (message, clean) =>
    expect(cleanReport({ message }).message).toBe(clean),
  );

  test.each([
    ['Passport AB123C is known', `Passport ${redacted} is known`],
    ['1A2B3 and A-123', `${redacted} and ${redacted}`],
    // Names of files, states and versions are no documents.
    ['main-x7Bq2aZ.js 3A, R4, ABC12, 123', 'main-x7Bq2aZ.js 3A, R4, ABC12, 123'],
    ['main-1A23.js, A123bc.css', 'main-1A23.js, A123bc.css'],
  ])('R9.4.11: a document of fewer than four digits goes as well: %s', (message, clean) =>
    expect(cleanReport({ message }).message).toBe(clean),
  );

  test('and of a text only the word with the number goes', () => {
    const { message } = cleanReport({ message: 'Passport X9912345 is known (as №4711).' });
    expect(message).toBe(`Passport ${redacted} is known (as №${redacted}).`);
  });

  test('a report without a message is read without one', () => {
    expect(messagesIn({ message: 'a', exception: { values: [{ value: 'b' }, {}] } })).toEqual(['a', 'b']);
    expect([messagesIn({}), messagesIn({ message: 7, exception: {} })]).toEqual([[], []]);
  });

  test('wherever a secret is, and however deep', () => {
    const place = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(...texts),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('message', 'data', 'body', 'note', 'value'), tie('any'), { maxKeys: 3 }),
        fc.constant(secrets),
      ),
    })).any;
    fc.assert(
      fc.property(place, (extra) => {
        const sent = JSON.stringify(cleanReport(Object.assign({ message: 'x' }, { extra })));
        for (const secret of hidden) expect(sent).not.toContain(secret);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a machine that fails', () => {
  const failing = (error: unknown) =>
    setup({
      actors: {
        actor: fromPromise(async () => {
          throw error;
        }),
      },
    }).createMachine({
      id: 'booking',
      initial: 'choosing',
      states: {
        choosing: {
          initial: 'times',
          states: { times: { invoke: { id: 'loadSchedule', src: 'actor', onError: 'failed' } }, failed: {} },
        },
      },
    });

  async function failuresOf(error: unknown): Promise<Failure[]> {
    const found: Failure[] = [];
    const root = createMachine({ id: 'portal', invoke: { id: 'booking', src: failing(error) } });
    const actor = createActor(root, {
      inspect: (event) => {
        const failure = failureIn(event);
        if (failure) found.push(failure);
      },
    }).start();
    await new Promise<void>((resolve) => setImmediate(resolve));
    actor.stop();
    return found;
  }

  test('is reported with its states', async () => {
    const error = new TypeError('x is undefined');
    expect(await failuresOf(error)).toEqual([{ error, where: 'portal/booking/loadSchedule in choosing.times' }]);
  });

  test.each([
    new RefusedError('http422', 'No', 422),
    new ConnectionError(),
    new ServerFailed(),
    new DOMException('away', 'AbortError'),
  ])('is not, where a customer was shown it: %s', async (error) => {
    expect(await failuresOf(error)).toEqual([]);
  });

  test('and which fell over itself is reported with the state that it stood in', async () => {
    const found: Failure[] = [];
    const child = createMachine({
      id: 'cart',
      initial: 'open',
      states: {
        open: {
          after: {
            0: {
              actions: () => {
                throw new Error('a defect');
              },
            },
          },
        },
      },
    });
    const root = createMachine({
      id: 'portal',
      initial: 'on',
      states: { on: { invoke: { id: 'cart', src: child, onError: 'off' } }, off: {} },
    });
    createActor(root, {
      inspect: (event) => {
        const failure = failureIn(event);
        if (failure) found.push(failure);
      },
    }).start();
    await vi.waitFor(() => expect(found.map(({ where }) => where)).toEqual(['portal/cart in open']));
  });

  test('and one with little information is named after what there is', () => {
    const error = new Error('a defect');
    const actorRef = { id: 'x:0', getSnapshot: () => ({ value: 'open', machine: {} }) };
    const event = { type: '@xstate.event', event: { type: 'xstate.error.actor.load', error }, actorRef };
    expect(failureIn(event as never)).toEqual({ error, where: 'x:0/load in open' });
    expect(statePath(null)).toBe('null');
  });

  test('is expected only where something was taken back', () => {
    const taken = [new DOMException('away', 'AbortError'), new DOMException('no', 'DataError')];
    expect([...taken, Object.assign(new Error('away'), { name: 'AbortError' })].map(isExpected)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('regions side by side are all named', () => {
    expect(statePath({ shop: { open: {} }, booking: 'closed' })).toBe('shop.open + booking.closed');
  });
});

test('the collector reads envelopes, also with items that are longer than a line', () => {
  const text = '{"a":"ü\\n"}';
  const recording = '{"segment_id":0}\n[1,2]';
  const length = Buffer.byteLength(recording);
  const envelope = `{"event_id":"1"}\n{"type":"event"}\n${text}\n{"type":"replay_recording","length":${length}}\n${recording}\n`;
  expect(itemsIn(envelope)).toEqual([
    { type: 'event', text },
    { type: 'replay_recording', text: recording },
  ]);
  expect(itemsIn('nonsense')).toEqual([]);
  expect(itemsIn('{}\nnonsense\nx')).toEqual([]);
});
