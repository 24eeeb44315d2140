/** How the customer presses, writes and chooses: by keyboard alone on a desktop, by touch alone on a phone. Events of the other device fail the test. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

type Way = 'keyboard' | 'touch';

/** More tab stops than this mean that the focus is trapped. */
const mostStops = 120;

/** Where the focus is relative to the target: on it, before it or behind it. */
const focusFrom = (target: Element): 'there' | 'before' | 'behind' | 'gone' => {
  const { activeElement } = document;
  if (!target.isConnected) return 'gone';
  const isGroup = (one: Element | null): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio' && one.name !== '';
  // A group of radio buttons is one tab stop, whichever of them is the target.
  if (activeElement === target) return 'there';
  if (isGroup(target) && isGroup(activeElement) && target.name === activeElement.name) return 'there';
  if (activeElement === null || activeElement === document.body) return 'before';
  const place = target.compareDocumentPosition(activeElement);
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'behind' : 'before';
};

/** Whether the bar at the bottom of a dialog covers it. */
const isUnderBar = (target: Element): boolean => {
  const { x, y, width, height } = target.getBoundingClientRect();
  const bar = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.modal__bar');
  return bar != null && !bar.contains(target);
};

/** What is on the page now. In a long form this takes its time, and every stop would have to wait for it. */
const found = (target: Locator): Promise<ElementHandle> => target.elementHandle();

/** Presses Tab or Shift+Tab until the target has the focus, which must be visible. */
async function tabTo(page: Page, target: Locator): Promise<ElementHandle> {
  await expect(target).toBeEnabled();
  let element = await found(target);
  for (let stop = 0; stop < mostStops; stop++) {
    const place = await element.evaluate(focusFrom);
    if (place === 'gone') element = await found(target);
    else if (place === 'there') {
      expect(await element.evaluate(isUnderBar), `${String(target)} is covered`).toBe(false);
      return element;
    } else await page.keyboard.press(place === 'before' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`${String(target)} cannot be reached by Tab.`);
}

/** Makes every event of the other input device an uncaught error of the page. */
const forbid = (way: Way): void => {
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
    addEventListener(
      type,
      (event) => {
        // After a touch the browser sends a mouse event without a mouse's pointer event before it.
        const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
        if (way === 'keyboard' || isMouse) throw new Error(`A pointer was used: ${type}`);
      },
      { capture: true },
    );
  }
};

export class InputDriver {
  readonly #page: Page;
  readonly way: Way;

  private constructor(page: Page, way: Way) {
    this.#page = page;
    this.way = way;
  }

  /** From now on events of the other device fail the test, on every page. */
  static async of(page: Page, isPhone: boolean): Promise<InputDriver> {
    const way: Way = isPhone ? 'touch' : 'keyboard';
    await page.addInitScript(forbid, way);
    return new InputDriver(page, way);
  }

  /** A button or a link. */
  async press(target: Locator): Promise<void> {
    if (this.way === 'touch') return target.tap();
    await tabTo(this.#page, target);
    await this.#page.keyboard.press('Enter');
  }

  /** A tick, on or off. */
  async tick(target: Locator): Promise<void> {
    if (this.way === 'touch') return target.tap();
    await tabTo(this.#page, target);
    await this.#page.keyboard.press('Space');
  }

  /** Chooses one of a group of radio buttons. */
  async choose(target: Locator): Promise<void> {
    if (this.way === 'touch') await target.tap();
    else await this.#arrowTo(target);
    await expect(target).toBeChecked();
  }

  async #arrowTo(target: Locator): Promise<void> {
    const element = await tabTo(this.#page, target);
    for (let stop = 0; stop < mostStops; stop++) {
      const { place, isChecked } = await element.evaluate((radio: HTMLInputElement) => {
        const { activeElement } = document;
        const isBefore =
          activeElement !== null &&
          (radio.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
        const there = activeElement === radio ? 'there' : isBefore ? 'before' : 'behind';
        return { place: there, isChecked: radio.checked };
      });
      if (place === 'there') {
        if (!isChecked) await this.#page.keyboard.press('Space');
        return;
      }
      await this.#page.keyboard.press(place === 'before' ? 'ArrowDown' : 'ArrowUp');
    }
    throw new Error(`${String(target)} cannot be reached by arrows.`);
  }

  /** Selects an option of a list by its text. */
  async select(list: Locator, label: string): Promise<void> {
    // The list that a phone opens belongs to its system.
    if (this.way === 'touch') {
      await list.selectOption({ label });
      return;
    }
    const focused = await tabTo(this.#page, list);
    const shown = () => focused.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label ?? '');
    const isBefore = await focused.evaluate((element: HTMLSelectElement, wanted) => {
      const at = [...element.options].findIndex((option) => option.label === wanted);
      return at < element.selectedIndex;
    }, label);
    for (let stop = 0; stop < mostStops && (await shown()) !== label; stop++)
      await this.#page.keyboard.press(isBefore ? 'ArrowUp' : 'ArrowDown');
    expect(await shown()).toBe(label);
  }

  /** Replaces the text of a field. */
  async write(field: Locator, text: string): Promise<void> {
    if (this.way === 'touch') await field.tap();
    else await tabTo(this.#page, field);
    if (await field.evaluate((input: HTMLInputElement) => input.value !== ''))
      await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  /** What was typed to find it, then the option itself. */
  async find(combobox: Locator, name: string): Promise<void> {
    await this.write(combobox, name);
    await expect(this.#page.getByRole('option')).toHaveCount(1);
    const option = this.#page.getByRole('option', { name, exact: true });
    await expect(option).toBeVisible();
    if (this.way === 'touch') await this.#tapWhereItLies(option);
    else {
      await this.#page.keyboard.press('ArrowDown');
      await this.#page.keyboard.press('Enter');
    }
    await expect(option).toBeHidden();
  }

  /** Without scrolling to it: a list closes when the form moves under it, and turns up only when it has found its place. */
  async #tapWhereItLies(target: Locator): Promise<void> {
    const middle = await target.evaluate(
      (element) =>
        new Promise<{ x: number; y: number }>((found) => {
          let before = '';
          const look = (): void => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const point = { x: x + width / 2, y: y + height / 2 };
            const isOnTop = element.contains(document.elementFromPoint(point.x, point.y));
            if (isOnTop && before === JSON.stringify(point)) return found(point);
            before = JSON.stringify(point);
            requestAnimationFrame(look);
          };
          look();
        }),
    );
    await this.#page.touchscreen.tap(middle.x, middle.y);
  }

  /** A stroke with a finger. */
  async draw(paper: Locator): Promise<void> {
    await paper.scrollIntoViewIfNeeded();
    const box = await paper.boundingBox();
    if (box === null) throw new Error('There is nothing to draw on.');
    const points = [0.2, 0.35, 0.5, 0.65, 0.8].map((share, index) => ({
      x: box.x + box.width * share,
      y: box.y + box.height * (index % 2 === 0 ? 0.7 : 0.3),
    }));
    const touch = await this.#page.context().newCDPSession(this.#page);
    // At a human pace: right after a flick, the browser takes the next tap for its end.
    const pace = 0.1;
    const lifted = Date.now() / 1000;
    for (const [index, point] of points.entries())
      await touch.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [point],
        timestamp: lifted - pace * (points.length - index),
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: lifted });
    await touch.detach();
  }
}
