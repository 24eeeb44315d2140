/** What does not fit into a screen: sideways scrolling, and what pokes out of it. */
import type { Page } from '@playwright/test';

/** The widths of phones, tablets and desktops, from the narrowest that is served. */
export const widths = [320, 360, 390, 412, 768, 1024, 1200, 1280, 1600];

/** In the page: names what reaches beyond its edges, and what scrolls sideways though it does not offer to. */
function pokingOut(): string[] {
  /* Without the place of the scroll bar. */
  const { scrollWidth, clientWidth: width } = document.documentElement;
  const nameOf = (element: Element): string => {
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    return `${element.tagName.toLowerCase()}${classes} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
  };
  /** What only scrolls downwards, or cuts what does not fit. */
  const boxes = 'dialog, .bk__body, .modal__body, .slots .grid > label';
  // What arrives from the side has arrived.
  for (const one of document.getAnimations())
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  const found: string[] = [];
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`);
  const walk = (element: Element): void => {
    if (element.classList.contains('vh')) return;
    const { left, right, width: wide, height } = element.getBoundingClientRect();
    const isSeen = wide > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    if (isSeen && (left < -1 || right > width + 1)) {
      found.push(`${nameOf(element)} from ${Math.round(left)} to ${Math.round(right)}`);
      return;
    }
    const isBox = element.matches(boxes);
    if (isBox && element.scrollWidth > element.clientWidth + 1)
      found.push(`${nameOf(element)} holds ${element.scrollWidth} in ${element.clientWidth}`);
    // What is scrolled or cut on purpose holds what lies in it.
    if (!isBox && getComputedStyle(element).overflowX !== 'visible') return;
    for (const child of element.children) walk(child);
  };
  for (const child of ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).children) walk(child);
  return found.slice(0, 6);
}

/** Goes through the widths; answers what does not fit, each with its width. */
export async function misfits(page: Page, scene: string, at: readonly number[] = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const one of await page.evaluate(pokingOut)) found.push(`${scene}, ${width} px: ${one}`);
  }
  return found;
}

/** What a reader lays over every page to tell letters, words and lines apart (1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** In the page: words of which a part is cut off. */
function cutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX, overflowY, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (element.closest('.vh, svg, select, [hidden]') || width === 0 || height === 0 || visibility === 'hidden')
        return false;
      if (![...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()))
        return false;
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isCut(overflowY) && element.scrollHeight > element.clientHeight + 4)
      );
    })
    .map((element) => `${element.parentElement?.className ?? ''} “${element.textContent.trim().slice(0, 24)}” is cut`);
}

/** The narrowest phone, which is a desktop at 400 % as well, and a desktop (1.4.10, 1.4.12). */
const tightSizes = [
  { width: 320, height: 256 },
  { width: 1280, height: 900 },
] as const;

/** What does not fit into the tightest of screens, nor when letters, words and lines stand further apart. */
export async function tight(page: Page, scene: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of tightSizes) {
    await page.setViewportSize(size);
    const cutBefore = new Set(await page.evaluate(cutWords));
    for (const isSpaced of [false, true]) {
      const where = `${scene}, ${size.width}×${size.height}${isSpaced ? ', spaced' : ''}`;
      await page.evaluate(
        (rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        },
        isSpaced ? spacing : '',
      );
      for (const one of await page.evaluate(pokingOut)) found.push(`${where}: ${one}`);
      if (isSpaced)
        for (const one of await page.evaluate(cutWords)) if (!cutBefore.has(one)) found.push(`${where}: ${one}`);
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
  }
  return found;
}
