/** How the service that collects errors is set up, and what leaves for it (R7.6.3, R7.6.4, R8.5.8, R9.4.10, R9.4.11). */
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Envelope = [object, [object, unknown][]];
const service = vi.hoisted(() => ({
  options: {} as Record<string, unknown>,
  replay: {} as object,
  processors: [] as ((event: object, hint: object) => object | null)[],
  captured: [] as unknown[][],
  users: [] as unknown[],
  sent: [] as unknown[],
}));
vi.mock('@sentry/browser', () => ({
  init: (options: Record<string, unknown>) => void (service.options = options),
  addEventProcessor: (process: (typeof service.processors)[number]) => void service.processors.push(process),
  captureException: (...told: unknown[]) => void service.captured.push(told),
  setUser: (user: unknown) => void service.users.push(user),
  browserTracingIntegration: () => 'tracing',
  replayIntegration: (options: object) => {
    service.replay = options;
    return 'replay';
  },
  makeFetchTransport: () => ({ send: async (envelope: unknown) => void service.sent.push(envelope), flush: 'as ever' }),
}));
const { createReporter } = await import('../../../src/adapters/reports/reporter.ts');

const start = () => createReporter({ dsn: 'https://key@reports.example/1', host: 'portal.example' });
beforeEach(() => {
  for (const list of [service.processors, service.captured, service.users, service.sent]) list.length = 0;
});

test('R9.4.10, R9.4.11: has the customer’s id, and nothing that they typed or the server sent', () => {
  start();
  expect(service.options).toMatchObject({
    dsn: 'https://key@reports.example/1',
    environment: 'prod',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 0.1,
    propagateTraceparent: true,
    enhanceFetchErrorMessages: 'report-only',
    integrations: ['tracing', 'replay'],
    dataCollection: {
      userInfo: true,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
  });
  expect(service.options).not.toHaveProperty('sendsPerson');
});

test('Q9.4.e: recordings mask what is typed and shown, and need no hole in the page’s policy', () => {
  start();
  expect(service.replay).toEqual({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
  });
});

test('R7.6.4: trace headers go to the site’s own host', () => {
  start();
  const traced = (address: string) =>
    (service.options['tracePropagationTargets'] as RegExp[]).some((pattern) => pattern.test(address));
  expect(['https://portal.example/api/v2/config', 'https://others.example/'].map(traced)).toEqual([true, false]);
});

test('an error has its position, where there is one; a report has its owner, or none', () => {
  const reporter = start();
  const error = new RangeError('no');
  reporter.report(error);
  reporter.report(error, 'portal in open');
  reporter.name('customer 7');
  reporter.name(null);
  expect(service.captured).toEqual([
    [error, {}],
    [error, { tags: { place: 'portal in open' } }],
  ]);
  expect(service.users).toEqual([{ id: 'customer 7', ip_address: '{{auto}}' }, null]);
});

describe('before it leaves', () => {
  const judge = (event: object, hint: object = {}) => {
    start();
    return service.processors[0]!(event, hint);
  };
  test.each<[string, object, object]>([
    ['a bare timeout', {}, { originalException: 'Timeout' }],
    ['a message that says nothing of a defect', { message: 'Timeout' }, {}],
    ['an error that does not', { exception: { values: [{ value: 'Unable to preload CSS for /a.css' }] } }, {}],
    ['one of several', { message: 'Timeout', exception: { values: [{ value: 'Not found' }] } }, {}],
  ])('R8.5.8, R8.5.9: %s is dropped', (_, event, hint) => {
    expect(judge(event, hint)).toBeNull();
  });
  test('R9.4.11: an error loses everything secret', () => {
    expect(judge({ message: 'No token=secret-123456 for it', user: { id: 'customer 7', email: 'a@b.ae' } })).toEqual({
      message: expect.not.stringContaining('secret'),
      user: { id: 'customer 7', ip_address: '{{auto}}' },
    });
  });

  test('timings and recordings are cleaned on their way out; what is packed goes as it is', async () => {
    start();
    const transport = (
      service.options['transport'] as (options: object) => {
        send: (envelope: Envelope) => Promise<void>;
        flush: string;
      }
    )({});
    const packed = new Uint8Array([1, 2, 3]);
    const header = { sent_at: 'now' };
    await transport.send([
      header,
      [
        [{ type: 'transaction' }, { request: { token: 'secret-token' }, transaction: '/cart' }],
        [{ type: 'replay_recording' }, 'https://portal.example/login?loginToken=secret-token#a'],
        [{ type: 'attachment' }, packed],
      ],
    ]);
    expect(transport.flush).toBe('as ever');
    const [[sentHeader, items]] = service.sent as [Envelope];
    expect(sentHeader).toEqual(header);
    expect(items.map(([about]) => (about as { type: string }).type)).toEqual([
      'transaction',
      'replay_recording',
      'attachment',
    ]);
    expect(JSON.stringify(items.slice(0, 2))).not.toContain('secret-token');
    expect(items[0]![1]).toMatchObject({ transaction: '/cart' });
    expect(items[1]![1]).toMatch(/^https:\/\/portal\.example\/login\?loginToken=.*#a$/);
    expect(items[2]![1]).toBe(packed);
  });
});
