/** What answers a press is seen before anything is measured: a read in between would have the page laid out twice. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/test.ts';

interface Read {
  press: string;
  what: string;
  by: string;
}
interface Noted {
  presses: number;
  reads: Read[];
}

/** Runs in the page before anything else: notes who asks, between a press and the frame after it, for what must be laid out or styled first. */
function noteReads(): void {
  const noted: Noted = { presses: 0, reads: [] };
  let press: string | null = null;
  Object.assign(globalThis, { noted });
  for (const type of ['pointerdown', 'pointerup', 'click', 'change', 'keydown'])
    addEventListener(
      type,
      ({ target }) => {
        noted.presses++;
        press = `${type} of ${target instanceof Element ? target.outerHTML.slice(0, 80) : 'the page'}`;
        requestAnimationFrame(() => (press = null));
      },
      { capture: true, passive: true },
    );
  // Where a press has scrolled first, that is told at the beginning of the frame.
  addEventListener('scroll', () => (press = null), { capture: true, passive: true });
  const note = (what: string): void => {
    if (press !== null)
      noted.reads.push({ press, what, by: String(new Error('').stack).split('\n').slice(3, 6).join(' ') });
  };
  const watch = (owner: object, name: string): void => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own === undefined) throw new Error(`Nothing has ${name}.`);
    const { value, get, set } = own as {
      value?: (...input: unknown[]) => unknown;
      get?: () => unknown;
      set?: (to: unknown) => void;
    };
    Object.defineProperty(owner, name, {
      ...own,
      ...(value && {
        value(this: unknown, ...input: unknown[]) {
          note(name);
          return value.apply(this, input);
        },
      }),
      ...(get && {
        get(this: unknown) {
          note(name);
          return get.call(this);
        },
      }),
      ...(set && { set }),
    });
  };
  const names = (prefixes: string[], ends: string[]) => prefixes.flatMap((one) => ends.map((end) => one + end));
  for (const name of [
    ...names(['client'], ['Width', 'Height', 'Top', 'Left']),
    ...names(['scroll'], ['Width', 'Height', 'Top', 'Left', 'IntoView', 'By', 'To']),
    'getBoundingClientRect',
    'getClientRects',
    'checkVisibility',
  ])
    watch(Element.prototype, name);
  for (const name of [
    ...names(['offset'], ['Width', 'Height', 'Top', 'Left', 'Parent']),
    'innerText',
    'focus',
    'showPopover',
  ])
    watch(HTMLElement.prototype, name);
  watch(HTMLDialogElement.prototype, 'showModal');
  watch(HTMLDialogElement.prototype, 'close');
  watch(Range.prototype, 'getBoundingClientRect');
  watch(Document.prototype, 'elementFromPoint');
  for (const name of ['getComputedStyle', 'scrollX', 'scrollY', 'scrollBy', 'scrollTo', 'innerWidth', 'innerHeight'])
    watch(globalThis, name);
}

/** Does what a customer does, and waits for the frame after it. */
async function expectNoRead(page: Page, act: () => Promise<unknown>): Promise<void> {
  const noted = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const { presses, reads } = (globalThis as unknown as { noted: Noted }).noted;
      return { presses, reads: reads.splice(0) };
    });
  const before = await noted();
  await act();
  const after = await noted();
  expect(after.presses, 'The press was not seen.').toBeGreaterThan(before.presses);
  expect(after.reads).toEqual([]);
}

test('no press is answered later because something is measured first @phone', async ({ page, portal }) => {
  await page.addInitScript(noteReads);
  await portal.open();
  await portal.expectHome();
  const dialog = portal.dialog('Choose time and place');
  const menu = portal.button('Menu');
  // For the first time, while its code comes, and again.
  for (const _ of [1, 2]) {
    await expectNoRead(page, () => portal.book.click());
    await expect(dialog).toBeVisible();
    await expectNoRead(page, () => page.keyboard.press('Escape'));
    await expect(dialog).toBeHidden();
  }
  await expectNoRead(page, () => menu.click());
  await expect(portal.dialog('Menu')).toBeVisible();
  await page.keyboard.press('Escape');

  await portal.openBooking('Tennis');
  await expectNoRead(page, () => portal.slots.first().check());
  await expect(portal.button('Continue')).toBeEnabled();
  await expectNoRead(page, () => page.locator('.days').getByRole('radio').nth(3).check());

  await portal.openBooking('Swimming', { as: 'Layla' });
  await portal.chooseSlot();
  await portal.button('Continue').click();
  await expectNoRead(page, () => portal.button('More').first().click());
  await page.context().clearCookies();

  await portal.fillCart();
  await page.route('**/api/v2/**', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await portal.agreeToTerms();
  await expectNoRead(page, () => portal.pay.click());
  await page.unrouteAll();
});
