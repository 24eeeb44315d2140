/** What the device reports and is asked to do: its clock, its screen, its share sheet, the visible page (R8.5, F13, Q5.4.d). */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { choosePicture } from '../../../src/adapters/device/choosePicture.ts';
import { eachMinute } from '../../../src/adapters/device/eachMinute.ts';
import { fileOf } from '../../../src/adapters/device/fileOf.ts';
import { saveAs } from '../../../src/adapters/device/saveAs.ts';
import { shareFile } from '../../../src/adapters/device/shareFile.ts';
import { hasSheet, shareLink } from '../../../src/adapters/device/shareLink.ts';
import { stayAwake } from '../../../src/adapters/device/stayAwake.ts';
import { watchConnection } from '../../../src/adapters/device/watchConnection.ts';
import { watchPageShown } from '../../../src/adapters/device/watchPageShown.ts';
import { onceDrawn } from '../../../src/adapters/device/onceDrawn.ts';
import { whenDrawn } from '../../../src/adapters/device/whenDrawn.ts';
import { whenIdle } from '../../../src/adapters/device/whenIdle.ts';
import { whenStill } from '../../../src/adapters/device/whenStill.ts';
import { correctTime } from '../../../src/adapters/http/serverTime.ts';
import { watchActor } from '../../support/calls/servedCalls.ts';

/** The page, as far as these look at it. */
const page = Object.assign(new EventTarget(), { hidden: false, readyState: 'complete' });
const world = new EventTarget();
const look = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  Object.assign(page, { hidden: false, readyState: 'complete' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const machineWith = (actors: Record<string, typeof stayAwake | typeof watchConnection | typeof watchPageShown>) =>
  createMachine({}).provide({ actors });

describe('the venue’s clock (R9.3.12)', () => {
  const begin = Date.parse('2026-11-25T15:59:30.000Z');
  function hear() {
    vi.useFakeTimers({ now: begin });
    const told: string[] = [];
    const stop = eachMinute((now) => told.push(now));
    return { told, stop };
  }
  afterEach(() => correctTime(0));

  test('is reported at once, then as each minute begins', () => {
    const { told, stop } = hear();
    vi.advanceTimersByTime(29_999);
    expect(told).toEqual(['2026-11-25 19:59:30']);
    vi.advanceTimersByTime(60_001);
    expect(told.slice(1)).toEqual(['2026-11-25 20:00:00', '2026-11-25 20:01:00']);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(600_000);
    look(false);
    correctTime(60_000);
    vi.advanceTimersByTime(600_000);
    expect(told).toHaveLength(3);
  });
  test('is reported when it is corrected, and continues from there', () => {
    const { told, stop } = hear();
    correctTime(20_000);
    vi.advanceTimersByTime(10_000);
    expect(told.slice(1)).toEqual(['2026-11-25 19:59:50', '2026-11-25 20:00:00']);
    stop();
  });
  test('is reported when the page becomes visible, not when it is hidden', () => {
    const { told, stop } = hear();
    look(true);
    expect(told).toHaveLength(1);
    vi.setSystemTime(begin + 3_600_000);
    look(false);
    expect(told.slice(1)).toEqual(['2026-11-25 20:59:30']);
    stop();
  });
});

describe('waiting', () => {
  /** A page in which every event is stopped on its way: it is heard only in the capture phase. */
  function stopping(): EventTarget {
    const heard = new EventTarget();
    vi.stubGlobal('addEventListener', (name: string, hear: () => void, how?: boolean | AddEventListenerOptions) => {
      if (how === true || (typeof how === 'object' && how.capture === true)) heard.addEventListener(name, hear, how);
    });
    return heard;
  }
  test('for a page that is loaded and idle', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (rest: () => void) => idle.push(rest));
    page.readyState = 'loading';
    const told = vi.fn<() => void>();
    void whenIdle().then(told);
    expect(idle).toEqual([]);
    world.dispatchEvent(new Event('load'));
    world.dispatchEvent(new Event('load'));
    expect(idle).toHaveLength(1);
    expect(told).not.toHaveBeenCalled();
    idle[0]!();
    await Promise.resolve();
    expect(told).toHaveBeenCalled();
  });
  test('F01: no longer than five seconds for a device that is never idle', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (rest: () => void, { timeout = Infinity } = {}) => {
      if (Number.isFinite(timeout)) setTimeout(rest, timeout);
    });
    const told = vi.fn<() => void>();
    void whenIdle().then(told);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toHaveBeenCalled();
  });
  test('for a second, where the browser does not say when it is idle', async () => {
    vi.useFakeTimers();
    const told = vi.fn<() => void>();
    void whenIdle().then(told);
    await vi.advanceTimersByTimeAsync(999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalled();
  });
  test('for a moment longer', async () => {
    vi.useFakeTimers();
    const told = vi.fn<() => void>();
    void whenStill().then(told);
    await vi.advanceTimersByTimeAsync(1_199);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalled();
  });
  test('for a frame, which a hidden page does not have', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    const told = vi.fn<() => void>();
    const drawn = whenDrawn().then(told);
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).not.toHaveBeenCalled();
    frames[0]!();
    await drawn;
    page.hidden = true;
    await whenDrawn();
    expect(frames).toHaveLength(1);
  });
  test.each(['visibilitychange', 'pagehide'])(
    'for no frame of a page that is put away meanwhile: %s',
    async (leaving) => {
      const world = stopping();
      vi.stubGlobal('requestAnimationFrame', () => 0);
      const drawn = whenDrawn();
      world.dispatchEvent(new Event(leaving));
      expect(await drawn).toBeUndefined();
      expect(['visibilitychange', 'pagehide'].flatMap((name) => getEventListeners(world, name))).toEqual([]);
    },
  );
  test('for a frame, and no longer than the page is there: the latest news is done, once, unless it is taken', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    const draw = async () => {
      for (const each of frames.splice(0)) each();
      await new Promise((resolve) => setTimeout(resolve));
    };
    const done: string[] = [];
    const world = stopping();
    const chosen = onceDrawn<{ chosen: string }>(({ chosen }) => void done.push(chosen));
    chosen.tell({ chosen: '10:00' });
    chosen.tell({ chosen: '11:00' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).toEqual([]);
    await draw();
    expect(done.splice(0)).toEqual(['11:00']);
    await draw();
    chosen.tell({ chosen: '12:00' });
    expect(chosen.take()).toEqual({ chosen: '12:00' });
    expect(chosen.take()).toBeNull();
    await draw();
    expect(done).toEqual([]);
    // Leaving with nothing pending does nothing.
    const idle = vi.fn<(news: object) => void>();
    onceDrawn(idle);
    world.dispatchEvent(new Event('pagehide'));
    expect(idle).not.toHaveBeenCalled();
    for (const leaving of ['pagehide', 'visibilitychange']) {
      chosen.tell({ chosen: leaving });
      world.dispatchEvent(new Event(leaving));
      expect(done.splice(0)).toEqual([leaving]);
    }
    await draw();
    expect(done).toEqual([]);
    chosen.tell({ chosen: '13:00' });
    chosen.take();
    chosen.tell({ chosen: '14:00' });
    // The first transition's frame renders nothing of the second.
    frames.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).toEqual([]);
    await draw();
    expect(done).toEqual(['14:00']);
  });
});

describe('files', () => {
  const links: { href: string; download: string; clicks: number }[] = [];
  const files: Blob[] = [];
  const over: string[] = [];
  beforeEach(() => {
    for (const list of [links, files, over]) list.length = 0;
    const createElement = (kind: string) => {
      expect(kind).toBe('a');
      const link = { href: '', download: '', clicks: 0, click: () => void (link.clicks += 1) };
      links.push(link);
      return link;
    };
    Object.assign(page, { createElement });
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
        static override revokeObjectURL = (address: string) => void over.push(address);
      },
    );
  });
  const saved = { href: 'blob:1', download: 'ticket.pdf', clicks: 1 };

  test('are handed over by name and kind, and let go', async () => {
    saveAs('ticket.pdf', 'application/pdf', '%PDF');
    expect([links, over]).toMatchObject([[saved], ['blob:1']]);
    expect([files[0]!.type, await files[0]!.text()]).toEqual(['application/pdf', '%PDF']);
  });

  const made = { name: 'ticket.pdf', content: new Blob(['%PDF'], { type: 'application/pdf' }) };
  const withSheet = (
    share: (what: { files: File[]; title: string }) => Promise<void>,
    canShare?: (what: { files?: File[] }) => boolean,
  ) => {
    vi.stubGlobal('navigator', { share, ...(canShare && { canShare }) });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  };

  test('through the device’s share sheet, where it accepts them', async () => {
    const shared: { files: File[]; title: string }[] = [];
    withSheet(
      async (what) => void shared.push(what),
      // It takes files of tickets, and nothing else.
      ({ files }) => files?.[0]?.type === 'application/pdf',
    );
    expect(await shareFile(made, 'My ticket')).toBe('shared');
    expect(shared.map(({ title, files: [file] }) => [title, file!.name, file!.type, file!.size])).toEqual([
      ['My ticket', 'ticket.pdf', 'application/pdf', 4],
    ]);
    expect(links).toEqual([]);
  });
  test.each<[string, () => void, 'shared' | 'saved']>([
    ['a sheet for links alone', () => withSheet(async () => undefined), 'saved'],
    [
      'one that does not take these',
      () =>
        withSheet(
          async () => undefined,
          () => false,
        ),
      'saved',
    ],
    [
      'one that cannot be had',
      () =>
        withSheet(
          () => Promise.reject(new TypeError('no')),
          () => true,
        ),
      'saved',
    ],
    [
      'one that was put away',
      () =>
        withSheet(
          () => Promise.reject(new DOMException('', 'AbortError')),
          () => true,
        ),
      'shared',
    ],
    ['a desk', () => vi.stubGlobal('navigator', {}), 'saved'],
  ])('%s', async (_, stub, outcome) => {
    stub();
    expect(await shareFile(made, 'My ticket')).toBe(outcome);
    expect(links).toMatchObject(outcome === 'saved' ? [saved] : []);
  });

  test('are sent as they were chosen', () => {
    const chosen = new File(['%PDF'], 'licence.pdf');
    expect(fileOf(chosen)).toBe(chosen);
  });

  test('Q5.4.d: are known by how they begin', async () => {
    const bytes = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 9];
    const picture = new File([Uint8Array.from(bytes)], 'me.jpg', { type: 'image/jpeg' });
    expect(await choosePicture(picture)).toEqual({ blob: picture, kind: 'jpeg' });
    const other = new File(['GIF89a'], 'me.jpg', { type: 'image/jpeg' });
    expect((await choosePicture(other)).kind).toBeNull();
  });
});

describe('a link (R8.5.1–4)', () => {
  const url = 'https://saha.ae/service/11?date=2026-11-26';
  const copied: string[] = [];
  const shared: object[] = [];
  const stub = (browser: object, isHandHeld = false) => {
    vi.stubGlobal('navigator', browser);
    vi.stubGlobal('matchMedia', (asked: string) => ({ matches: isHandHeld && asked === '(pointer: coarse)' }));
    vi.stubGlobal('location', { origin: 'https://saha.ae' });
  };
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  const share = async (what: object) => void shared.push(what);
  const send = () => shareLink('Padel', '/service/11?date=2026-11-26');
  beforeEach(() => {
    copied.length = 0;
    shared.length = 0;
  });

  test('through the share sheet of a hand-held device', async () => {
    stub({ share, clipboard }, true);
    expect(await send()).toEqual({ kind: 'shared' });
    expect([shared, copied]).toEqual([[{ title: 'Padel', url }], []]);
  });
  test('is copied on a desk, though its browser has a sheet', async () => {
    stub({ share, clipboard });
    expect([await send(), hasSheet()]).toEqual([{ kind: 'copied' }, false]);
    expect([shared, copied]).toEqual([[], [url]]);
  });
  test('is copied where there is no sheet, hand-held or not', async () => {
    stub({ clipboard }, true);
    expect(await send()).toEqual({ kind: 'copied' });
  });
  test('a dismissed sheet is not an error; where it fails, the link is copied', async () => {
    stub({ share: () => Promise.reject(new DOMException('', 'AbortError')), clipboard }, true);
    expect([await send(), copied]).toEqual([{ kind: 'shared' }, []]);
    for (const error of [
      new DOMException('', 'NotAllowedError'),
      Object.assign(new Error('no'), { name: 'AbortError' }),
    ]) {
      stub({ share: () => Promise.reject(error), clipboard }, true);
      expect(await send()).toEqual({ kind: 'copied' });
    }
  });
  test('that cannot be copied is there to be copied by hand', async () => {
    stub({ clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
    expect(await send()).toEqual({ kind: 'refused', url });
    stub({});
    expect(await send()).toEqual({ kind: 'unsupported', url });
  });
  test('T01: leads to this site', async () => {
    stub({ clipboard });
    await shareLink('Padel', '//evil.example');
    expect(copied).toEqual(['https://saha.ae/evil.example']);
  });
});

describe('the screen that shows a ticket', () => {
  class Lock extends EventTarget {
    isReleased = false;
    release = async () => {
      this.isReleased = true;
      this.dispatchEvent(new Event('release'));
    };
  }
  const locks: Lock[] = [];
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  function show(request: (kind: string) => Promise<Lock> = async () => (locks.push(new Lock()), locks.at(-1)!)) {
    locks.length = 0;
    const asked: string[] = [];
    const ask = (kind: string) => {
      asked.push(kind);
      return request(kind);
    };
    vi.stubGlobal('navigator', { wakeLock: { request: ask } });
    return { asked, ...watchActor(machineWith({ stayAwake }), 'stayAwake') };
  }

  test('stays on until it is over', async () => {
    const { asked, told, stop } = show();
    await settled();
    expect([asked, told]).toEqual([['screen'], [{ type: 'screen.kept' }]]);
    look(false);
    expect(asked).toHaveLength(1);
    stop();
    expect([locks[0]!.isReleased, told.length]).toEqual([true, 1]);
    look(false);
    expect(asked).toHaveLength(1);
  });
  test('is requested again when the page becomes visible again', async () => {
    const { asked, told, stop } = show();
    await settled();
    page.hidden = true;
    await locks[0]!.release();
    look(true);
    expect([asked.length, told.at(-1)]).toEqual([1, { type: 'screen.released' }]);
    look(false);
    await settled();
    expect([asked.length, told.at(-1)]).toEqual([2, { type: 'screen.kept' }]);
    stop();
  });
  test('what comes too late is given back', async () => {
    const lock = new Lock();
    let give: (lock: Lock) => void = () => undefined;
    const { told, stop } = show(() => new Promise((resolve) => (give = resolve)));
    stop();
    give(lock);
    await settled();
    expect([lock.isReleased, told]).toEqual([true, []]);
  });
  test('a device that refuses, or cannot, shows the page all the same', async () => {
    const { actor, told, stop } = show(() => Promise.reject(new DOMException('low', 'NotAllowedError')));
    await settled();
    stop();
    expect(actor.getSnapshot()).toMatchObject({ status: 'stopped' });
    vi.stubGlobal('navigator', {});
    const other = watchActor(machineWith({ stayAwake }), 'stayAwake');
    await settled();
    other.stop();
    expect([told, other.told]).toEqual([[], []]);
  });
});

test('F01: a restored connection is reported until the listener stops', () => {
  const { told, stop } = watchActor(machineWith({ watchConnection }), 'watchConnection');
  world.dispatchEvent(new Event('online'));
  stop();
  world.dispatchEvent(new Event('online'));
  expect([told, getEventListeners(world, 'online')]).toEqual([[{ type: 'connection.returned' }], []]);
});

test('F13: a page restored from the back/forward cache is reported, a new one is not', () => {
  const { told, stop } = watchActor(machineWith({ watchPageShown }), 'watchPageShown');
  const show = (persisted: boolean) => world.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  show(true);
  stop();
  show(true);
  expect([told, getEventListeners(world, 'pageshow')]).toEqual([[{ type: 'page.shown' }], []]);
});
