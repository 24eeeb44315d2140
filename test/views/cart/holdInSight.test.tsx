// @vitest-environment jsdom
/** The chosen slot stays in sight when the bar below it grows, unless the customer has scrolled since (1.4.10, 2.4.11). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdInSight } from '../../../src/pages/booking/holdInSight.ts';

let grow = (): void => undefined;
const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  // jsdom has no layout, so the observers are called by hand.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        grow = report;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => undefined;
      }
    },
  );
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  document.body.innerHTML = `
    <div class="bk">
      <label id="six"><input type="radio" name="time" /></label>
      <label id="seven"><input type="radio" name="time" /></label>
      <label id="only"><input type="checkbox" /></label>
      <div class="bk__foot"></div>
    </div>`;
});
// Files share a document: what is left in it would be counted by the next.
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.replaceChildren();
});

const label = (id: string): HTMLElement => document.getElementById(id)!;
const choose = (id: string): void => label(id).querySelector('input')!.click();
const hold = () => holdInSight(document.querySelector<HTMLElement>('.bk__foot'))!;

test('what was chosen last comes out from under a bar that grows, each time that it grows', () => {
  hold();
  grow();
  expect(scrolled).toEqual([]);
  choose('six');
  choose('seven');
  grow();
  grow();
  expect(scrolled).toEqual([label('seven'), label('seven')]);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'whoever has looked elsewhere since (%s) is left alone, until the next choice',
  (move) => {
    hold();
    choose('six');
    label('seven').dispatchEvent(new Event(move, { bubbles: true }));
    grow();
    expect(scrolled).toEqual([]);
    choose('seven');
    grow();
    expect(scrolled).toEqual([label('seven')]);
  },
);

test('nothing scrolls for a filter, nor for a time that is not there any more', () => {
  hold();
  choose('six');
  label('six').remove();
  grow();
  choose('seven');
  choose('only');
  grow();
  expect(scrolled).toEqual([]);
});

test('it ends with the bar', () => {
  const end = hold();
  choose('six');
  end();
  grow();
  expect(scrolled).toEqual([]);
});
