/** What goes wrong before the reporter is there. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { reportErrors } from '../../src/app/reportErrors.ts';

const startReports = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<void>>());
vi.mock('../../src/app/startReports.ts', () => ({ startReports }));
vi.mock('../../src/adapters/device/whenIdle.ts', () => ({ whenIdle: async () => undefined }));

/** The part of a page and of the portal that is read. */
const page = { current: new EventTarget() };
interface Told {
  context: { config: object | null };
  children: { site: { getSnapshot(): { context: { isFormer: boolean } } } };
}
const told: ((snapshot: Told) => void)[] = [];
const tell = (config: object, isFormer = false) =>
  told[0]!({ context: { config }, children: { site: { getSnapshot: () => ({ context: { isFormer } }) } } });
const portal = {
  subscribe: (tell: (typeof told)[number]) => {
    told.push(tell);
    return { unsubscribe: () => undefined };
  },
} as unknown as PortalRef; // SAFETY: it is only subscribed to.

const fail = (times: number) => {
  for (let time = 0; time < times; time += 1) page.current.dispatchEvent(new Event('error'));
};

beforeEach(() => {
  page.current = new EventTarget();
  told.length = 0;
  startReports.mockReset();
  vi.stubGlobal('addEventListener', page.current.addEventListener.bind(page.current));
  reportErrors(portal);
});
afterEach(() => void vi.unstubAllGlobals());

describe('R7.6.3: what goes wrong before the reporter is there', () => {
  test('is kept for the reporter, with twenty breadcrumbs at most', async () => {
    fail(25);
    tell({ reports_dsn: 'https://key@reports.example/1' });
    await vi.waitFor(() => expect(startReports).toHaveBeenCalled());
    expect(startReports.mock.calls[0]![2]).toHaveLength(20);
  });

  test('is kept until the server has said whether there is a reporter', async () => {
    tell({ reports_dsn: null }, true);
    fail(1);
    tell({ reports_dsn: 'https://key@reports.example/1' });
    await vi.waitFor(() => expect(startReports).toHaveBeenCalledTimes(1));
    expect(startReports.mock.calls[0]![2]).toHaveLength(1);
  });

  test('is dropped when the reporter fails to load', async () => {
    startReports.mockRejectedValue(new Error('lost'));
    tell({ reports_dsn: 'https://key@reports.example/1' });
    await vi.waitFor(() => expect(startReports).toHaveBeenCalled());
    const [, , kept, listening] = startReports.mock.calls[0]! as [unknown, unknown, Event[], AbortController];
    await vi.waitFor(() => expect(listening.signal.aborted).toBe(true));
    fail(1);
    expect(kept).toEqual([]);
  });
});
