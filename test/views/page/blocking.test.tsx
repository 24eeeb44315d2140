// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import { clockMachine, type ClockSnapshot } from '../../../machines/clock/clockMachine.ts';
import * as readClock from '../../../machines/clock/clockSelectors.ts';
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import { versionMachine, type VersionEvent, type VersionSnapshot } from '../../../machines/version/versionMachine.ts';
import * as readVersion from '../../../machines/version/versionSelectors.ts';
import { ConnectionError, NotUnderstood, ServerFailed } from '../../../machines/shared/problem.ts';
import { ClockDialog } from '../../../src/shell/blocking/ClockDialog.tsx';
import { Maintenance } from '../../../src/shell/blocking/Maintenance.tsx';
import { NewVersionDialog } from '../../../src/shell/blocking/NewVersionDialog.tsx';
import { SiteUnavailable } from '../../../src/shell/blocking/SiteUnavailable.tsx';
import { Splash } from '../../../src/shell/blocking/Splash.tsx';
import { StartFailed } from '../../../src/shell/blocking/StartFailed.tsx';
import { early, law as clockLaw } from '../../models/clock/clock.law.ts';
import { configOf, healthOf } from '../../models/site/site.model.ts';
import { law as versionLaw } from '../../models/version/version.law.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { pathsOfLaw } from '../../support/law/pathsOfLaw.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors, walk, type Subject } from '../../support/replay.ts';
import { show } from '../components/show.tsx';

polyfillDialogs();
afterEach(cleanup);

const flush = (settle: () => void) =>
  act(async () => {
    settle();
    await Promise.resolve();
  });
const settleWith = (settle: (event: AnyEventObject) => void) => (event: AnyEventObject) => flush(() => settle(event));

/** The browser's behaviour on Esc: a cancelable event first, then it closes. */
function pressEscape(): void {
  const shown = screen.getByRole<HTMLDialogElement>('dialog');
  if (fireEvent(shown, new Event('cancel', { cancelable: true }))) shown.close();
}

function checkHeld(isHeld: boolean, isBusy: boolean, title: string, way: string): void {
  if (!isHeld) return expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: title });
  pressEscape();
  fireEvent.click(dialog, { clientX: -1, clientY: -1 });
  expect(dialog.open).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('button', { name: way }).getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
}

describe('the dialog of a new version (R4.3.3–5)', () => {
  async function subject(): Promise<Subject> {
    const { machine, settle } = holdActors(versionMachine);
    const clock = new SimulatedClock();
    const version = createActor(machine, { clock, input: { first: null } }).start();
    await show(<NewVersionDialog version={version} />);
    return {
      act: (event) => {
        if (event.type === 'update.accept') fireEvent.click(screen.getByRole('button', { name: 'Update Now' }));
        else if (event.type.startsWith('xstate.after')) act(() => clock.increment(60_000));
        else act(() => version.send(event as VersionEvent));
      },
      settle: settleWith(settle),
      check: (state) => {
        const snapshot = state as VersionSnapshot;
        const isHeld = readVersion.isBlocking(snapshot);
        checkHeld(isHeld, readVersion.isBusy(snapshot), 'A new version is ready', 'Update Now');
        const words = 'A new version of the website is available. Please update to continue.';
        expect(screen.queryByText(words) !== null).toBe(isHeld);
      },
    };
  }
  test.each(pathsOfLaw(versionLaw, () => true))('$title', async (path) => walk(path, await subject()));
});

describe('the dialog of a wrong clock (R4.3.7, R5.7.15, R5.7.16)', () => {
  async function subject(): Promise<Subject> {
    const { machine, settle } = holdActors(clockMachine);
    const clock = createActor(machine).start();
    await show(<ClockDialog clock={clock} />);
    return {
      act: () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })),
      settle: settleWith(settle),
      check: (state) => {
        const snapshot = state as ClockSnapshot;
        const isHeld = readClock.isBlocking(snapshot);
        checkHeld(isHeld, readClock.isBusy(snapshot), 'Error: Time Discrepancy Detected', 'Check again');
        expect(screen.queryByText(/out of sync.*5 minutes/) !== null).toBe(isHeld);
      },
    };
  }
  test.each(pathsOfLaw(clockLaw, () => true))('$title', async (path) => walk(path, await subject()));

  const shownTimes = async (times: typeof early) => {
    const { machine, settle } = holdActors(clockMachine);
    const clock = createActor(machine).start();
    await show(<ClockDialog clock={clock} />);
    await flush(() => settle(done('verifyTime', { times, isReported: true, took: 0 })));
    return screen.getAllByRole('definition').map(({ textContent }) => textContent);
  };

  test('shows both times as the venue reads them, with their dates', async () => {
    expect(await shownTimes(early)).toEqual(['07:12 PM20 Nov 2026', '07:41 PM20 Nov 2026']);
    cleanup();
    expect(await shownTimes({ userTime: '2026-11-20T19:59:00Z', systemTime: '2026-11-20T20:06:00Z' })).toEqual([
      '11:59 PM20 Nov 2026',
      '12:06 AM21 Nov 2026',
    ]);
  });

  test('shows what is no time as it came', async () => {
    expect(await shownTimes({ userTime: 'yesterday', systemTime: '2026-11-20T15:41:00Z' })).toContain('yesterday');
  });
});

describe('screens instead of the site (R2.10, R8.5.5)', () => {
  /** The running site after the given answers. */
  async function siteAfter(...answers: AnyEventObject[]) {
    const { machine, settle } = holdActors(siteMachine);
    const site = createActor(machine, { input: { host: 'saha.example', hostname: 'saha.example' } }).start();
    for (const answer of answers) await flush(() => settle(answer));
    return site;
  }
  const buttons = [
    { url: 'tel:+97140000000', text: 'Call us' },
    { url: 'javascript:alert(1)', text: 'Do not' },
    { url: 'https://status.saha.example/', text: 'Status' },
  ];

  test('splash (R2.10.1)', async () => {
    await show(<Splash />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  test('no such site (R2.10.2)', async () => {
    await show(<SiteUnavailable />);
    expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeTruthy();
    expect(screen.getByText("Page you're looking for is not found")).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.title).toBe("Page you're looking for is not found");
  });

  test.each([
    ['en', 'Closed for today', 'Back at six'],
    ['ar', 'مغلق اليوم', 'نعود في السادسة'],
  ] as const)('maintenance by the configuration, %s (R2.10.3)', async (locale, title, message) => {
    const maintenance = {
      title: 'Closed for today',
      ar_title: 'مغلق اليوم',
      message: 'Back at six',
      ar_message: 'نعود في السادسة',
    };
    const site = await siteAfter(done('loadConfig', configOf({ maintenance })), done('applyConfig'));
    await show(<Maintenance site={site} />, locale);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.title.startsWith(`${title} · `)).toBe(true);
    // The customer can check whether it is over.
    const again = screen.getByRole('button', { name: locale === 'ar' ? 'تحقق مجددًا' : 'Check again' });
    fireEvent.click(again);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('maintenance by the health check, with a button for each address that is one (R2.10.6)', async () => {
    const site = await siteAfter(
      done('loadConfig', configOf({ maintenance: { title: 'Not this one' } })),
      done('checkHealth', healthOf({ webButtons: buttons })),
    );
    await show(<Maintenance site={site} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Back at six' })).toBeTruthy();
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href, textContent }) => [textContent, href]);
    expect(links).toEqual([
      ['Call us', 'tel:+97140000000'],
      ['Status', 'https://status.saha.example/'],
    ]);
  });

  test('R9.4.2: a Markdown link in the message becomes a link; until then it is shown as text', async () => {
    const message = 'Ask us [https://saha.example/help](in the chat) meanwhile';
    const site = await siteAfter(done('loadConfig', configOf({ maintenance: { message } })), done('applyConfig'));
    await show(<Maintenance site={site} />);
    expect(document.querySelector('.lead')!.textContent).toBe(message);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'in the chat' });
    expect([link.href, document.querySelector('.lead')!.textContent]).toEqual([
      'https://saha.example/help',
      'Ask us in the chat meanwhile',
    ]);
  });

  test('R9.4.2: of a link in the title the label is left, and the title of the document is the same', async () => {
    const maintenance = { title: 'Closed [https://saha.example/](for today)' };
    const site = await siteAfter(done('loadConfig', configOf({ maintenance })), done('applyConfig'));
    await show(<Maintenance site={site} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Closed for today');
    expect(document.title).toMatch(/^Closed for today · /);
  });

  test('who is kept out by the health check may look again, and keeps the button while it is asked', async () => {
    const site = await siteAfter(done('loadConfig', configOf()), done('applyConfig'), done('checkHealth', healthOf()));
    await show(<Maintenance site={site} />);
    const again = screen.getByRole('button', { name: 'Check again' });
    expect(again.getAttribute('aria-busy')).toBeNull();
    await userEvent.click(again);
    expect(screen.getByRole('button', { name: 'Check again' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { level: 1, name: 'Back at six' })).toBeTruthy();
  });

  test('maintenance without a title still has a heading', async () => {
    const maintenance = { message: 'Back at six' };
    await show(<Maintenance site={await siteAfter(done('loadConfig', configOf({ maintenance })))} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Back soon' })).toBeTruthy();
  });

  test('a start that failed says so, and can be tried again (Q4.2.b)', async () => {
    const error = new ServerFailed('The database sleeps');
    const site = await siteAfter(failed('loadConfig', error), failed('loadConfig', error));
    await show(<StartFailed site={site} />);
    expect(screen.getByRole('alert').textContent).toBe('The database sleeps');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(site.getSnapshot().matches({ config: 'loading' })).toBe(true);
  });

  test('a start that never came to an answer speaks for itself', async () => {
    const site = await siteAfter(
      failed('loadConfig', new ConnectionError()),
      failed('loadConfig', new ConnectionError()),
    );
    await show(<StartFailed site={site} />);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });

  test.each([
    ['a server that failed', new ServerFailed(), 'Something is wrong on our side'],
    ['an answer that nobody can read', new NotUnderstood('GET config'), 'Something is wrong on our side'],
  ])('%s at the start is not called a lost connection (T12)', async (_, error, title) => {
    await show(<StartFailed site={await siteAfter(failed('loadConfig', error), failed('loadConfig', error))} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(title);
    expect(document.body.textContent).not.toMatch(/connection/i);
  });

  test('a broken portal is reloaded', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    await show(<StartFailed site={await siteAfter()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
