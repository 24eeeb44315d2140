// @vitest-environment jsdom
/** Code for later pages is loaded at the first input, not before. */
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';

/** A freshly loaded page without any input. */
async function openHome() {
  vi.resetModules();
  const { whenTouched } = await import('../../../src/adapters/device/whenTouched.ts');
  let isTouched = false;
  void whenTouched().then(() => (isTouched = true));
  return () => isTouched;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a finger', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['a mouse that comes near', () => document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))],
  ['the focus', () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }))],
  ['scrolling, which does not bubble', () => document.dispatchEvent(new Event('scroll'))],
])('%s counts as input, even if it is stopped on its way', async (_, touch) => {
  const stop = (event: Event) => event.stopPropagation();
  document.body.addEventListener('pointerdown', stop);
  const isTouched = await openHome();
  await Promise.resolve();
  expect(isTouched()).toBe(false);
  touch();
  await vi.waitFor(() => expect(isTouched()).toBe(true));
  document.body.removeEventListener('pointerdown', stop);
});

test('a touch that is a press is answered on the screen before anything is fetched for it', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const isTouched = await openHome();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isTouched()).toBe(false);
  for (const draw of frames) draw();
  await vi.waitFor(() => expect(isTouched()).toBe(true));
  vi.restoreAllMocks();
});

test('R5.5.2: how far ahead a service can be booked is asked at the first input, once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => rest());
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Response.json({
      status: true,
      message: null,
      data: { configuration: { advance_booking_days_limit: 10 } },
    });
  });
  await openHome();
  const { provideQuickChoice } = await import('../../../src/adapters/actors/booking/quickChoiceActors.ts');
  const { loadDayLimit } = provideQuickChoice().implementations.actors;
  const loading = createActor(loadDayLimit as PromiseActorLogic<number | null, object>, {
    input: { venue_service_id: 7, date: '2026-11-25' },
  }).start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  document.dispatchEvent(new Event('pointerdown'));
  // What asks is loaded first, which takes as long as the machine does.
  expect(await toPromise(loading)).toBe(10);
  expect(asked).toEqual(['/api/v2/facilities/schedule']);
});
