// @vitest-environment jsdom
/** The chosen slot stays in sight when the bar below it grows, unless the customer has scrolled since (1.4.10, 2.4.11). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdInSight } from '../../../src/pages/booking/holdInSight.ts';

/** The bar has another height, in pixels; and the next frame is drawn. */
let resize = (_height: number): void => undefined;
let frames: (() => void)[] = [];
const draw = (): void => {
  for (const go of frames.splice(0)) go();
};
const grow = (): void => {
  resize(90);
  draw();
};
const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  frames = [];
  // jsdom has no layout, so the observers are called by hand.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (changes: object[]) => void) {
        resize = (blockSize) => report([{ borderBoxSize: [{ blockSize, inlineSize: 390 }] }]);
      }
      observe(): void {}
      disconnect(): void {
        resize = () => undefined;
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => frames.push(go));
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

test('the room below is as high as the bar, and what was chosen is scrolled with the next frame', () => {
  hold();
  choose('six');
  resize(126.5);
  expect(document.querySelector<HTMLElement>('.bk')!.style.getPropertyValue('--bar')).toBe('126.5px');
  expect(scrolled).toEqual([]);
  draw();
  expect(scrolled).toEqual([label('six')]);
  resize(90);
  label('seven').dispatchEvent(new Event('wheel', { bubbles: true }));
  draw();
  expect(scrolled).toEqual([label('six')]);
});

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
