/** What does not fit into a screen: sideways scrolling, and overflowing elements. */
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** The widths of phones, tablets and desktops, from the narrowest that is served. */
export const widths = [320, 360, 390, 768, 1024, 1200, 1280, 1600];

/** Runs in the page: names elements that overflow it, and those that scroll sideways without being meant to. */
function pokingOut(): string[] {
  /* Without the scroll bar's width. */
  const { scrollWidth, clientWidth: width } = document.documentElement;
  const nameOf = (element: Element): string => {
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    return `${element.tagName.toLowerCase()}${classes} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
  };
  /** What only scrolls downwards, or cuts what does not fit. */
  const boxes = 'dialog, .bk__body, .modal__body, .slots .grid > label';
  // Waits for animations from the side to end.
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
    // An element that scrolls or clips on purpose contains its overflow.
    if (!isBox && getComputedStyle(element).overflowX !== 'visible') return;
    for (const child of element.children) walk(child);
  };
  for (const child of ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).children) walk(child);
  return found.slice(0, 6);
}

/** Runs in the page: words that leave the block in which they are written, and lie over or under what stands beside it. */
function wordsOutside(): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let block = text.parentElement!;
    const isSeen = text.data.trim() !== '' && block.checkVisibility({ visibilityProperty: true });
    if (!isSeen || block.closest('.vh, svg, select, script, style')) continue;
    while (/^(?:inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!;
    const { left, right, width } = block.getBoundingClientRect();
    if (width <= 1 || getComputedStyle(block).textOverflow === 'ellipsis') continue;
    const words = document.createRange();
    words.selectNodeContents(text);
    const isOutside = (box: DOMRect) => box.width > 0 && (box.left < left - 1.5 || box.right > right + 1.5);
    if ([...words.getClientRects()].some(isOutside))
      found.add(`“${text.data.trim().slice(0, 24)}” leaves ${block.className || block.tagName}`);
  }
  return [...found].slice(0, 6);
}

/** Goes through the widths; returns what does not fit, each with its width. */
export async function violations(page: Page, scene: string, at: readonly number[] = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const look of [pokingOut, wordsOutside])
      for (const one of await page.evaluate(look)) found.push(`${scene}, ${width} px: ${one}`);
  }
  return found;
}

/** Words broken over two lines in a part of the page; what is not there is told as well. */
export async function brokenIn(page: Page, within: string, scene: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await expect(page.locator(within)).toBeVisible();
  return (await page.evaluate(brokenWords, within)).map((one) => `${scene}, ${width} px: ${one}`);
}

/** The text spacing that readers may set on every page (1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** In the page: words that are partly cut off. */
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

/** Runs in the page: words, numbers and amounts broken over two lines, and text that overflows its box. */
function brokenWords(within: string): string[] {
  const found: string[] = [];
  const linesOf = (boxes: DOMRect[]): number => {
    const lines: DOMRect[] = [];
    for (const box of boxes)
      if (box.width > 0 && !lines.some(({ top, bottom }) => box.top < bottom - 2 && box.bottom > top + 2))
        lines.push(box);
    return lines.length;
  };
  const boxesOf = (node: Node, from = 0, to = node.textContent?.length ?? 0): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  const textsIn = (root: Element): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent } = walker.currentNode;
      const isHeard = (parent?.getBoundingClientRect().width ?? 0) <= 1;
      if (isHeard || parent?.closest('.vh, svg, select, script, style')) continue;
      if (parent?.checkVisibility({ visibilityProperty: true })) texts.push(walker.currentNode as Text);
    }
    return texts;
  };
  const root = [...document.querySelectorAll(within)].at(-1) ?? document.body;
  for (const text of textsIn(root)) {
    // A space within an amount belongs to it; anything longer than a word is a number of the bank or a link.
    for (const { 0: word, index } of text.data.matchAll(/[^ \t\n\u200b/–—·•-]+/gu))
      if (word.length < 20 && linesOf(boxesOf(text, index, index + word.length)) > 1)
        found.push(`“${word}” is broken in ${text.parentElement!.className || text.parentElement!.tagName}`);
    const frame = text.parentElement!.closest(
      '.pitch, .panel:not(.bk), .btn, .use label, .pay label, .slots label, .clocks > div, .full',
    );
    const { left = 0, right = 0 } = frame?.getBoundingClientRect() ?? {};
    if (frame && boxesOf(text).some((box) => box.width > 0 && (box.left < left - 1 || box.right > right + 1)))
      found.push(`“${text.data.trim().slice(0, 24)}” leaves ${frame.className || frame.parentElement!.className}`);
  }
  for (const price of root.querySelectorAll('.price'))
    if (linesOf(textsIn(price).flatMap((text) => boxesOf(text))) > 1)
      found.push(`${price.textContent} is broken in ${price.parentElement!.className}`);
  return found;
}

/** Runs in the page: targets too small for a finger; links within a sentence may be as low as their line. */
function smallTargets(): string[] {
  const finger = 44;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isMet = (target: Element, labels: readonly Element[]): boolean => {
    const boxes = [target, ...labels].map((element) => element.getBoundingClientRect());
    if (boxes.some(({ width, height }) => width >= finger - 0.5 && height >= finger - 0.5)) return true;
    // A target may be larger than it is drawn, so points around it are tested too.
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const [across, down] = [Math.max(width, finger) / 2 - 1, Math.max(height, finger) / 2 - 1];
    return [
      [-across, 0],
      [across, 0],
      [0, -down],
      [0, down],
    ].every(([right, below]) => {
      const met = document.elementFromPoint(x + width / 2 + right!, y + height / 2 + below!);
      return [target, ...labels].some((element) => element.contains(met));
    });
  };
  return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((target) => {
      if (target.closest('.skip, .vh, .toasts, .prose') || !target.checkVisibility({ visibilityProperty: true }))
        return false;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      return !isMet(target, target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []);
    })
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 24);
      return `${target.tagName.toLowerCase()}.${target.className} “${name}” is ${Math.round(width)}×${Math.round(height)}`;
    });
}

/** Targets too small for a finger, on a phone of usual size (2.5.5). */
export async function smallOn(page: Page, scene: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return (await page.evaluate(smallTargets)).map((one) => `${scene}: ${one}`);
}

/** The narrowest phone, which is a desktop at 400 % as well, and a desktop (1.4.10, 1.4.12). */
const tightSizes = [
  { width: 320, height: 256 },
  { width: 1280, height: 900 },
] as const;

/** What does not fit into the smallest screen or is broken there, also with increased text spacing. */
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
      for (const one of await page.evaluate(brokenWords, 'dialog[open]')) found.push(`${where}: ${one}`);
      if (isSpaced)
        for (const one of await page.evaluate(cutWords)) if (!cutBefore.has(one)) found.push(`${where}: ${one}`);
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
  }
  return found;
}
