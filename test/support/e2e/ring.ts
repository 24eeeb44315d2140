/** How visible a focus ring is: how many pixels change, and by how much (2.4.7, 1.4.11). */
import type { Locator, Page } from '@playwright/test';

/** In the page: counts the pixels whose contrast between two pictures is at least 3:1. */
async function countChanged([before, after]: [string, string]): Promise<number> {
  const pixelsOf = async (base64: string): Promise<Uint8ClampedArray> => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    drawing.drawImage(picture, 0, 0);
    return drawing.getImageData(0, 0, picture.width, picture.height).data;
  };
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (pixels: Uint8ClampedArray, at: number): number =>
    0.2126 * linear(pixels[at]!) + 0.7152 * linear(pixels[at + 1]!) + 0.0722 * linear(pixels[at + 2]!);
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  let changed = 0;
  for (let at = 0; at < old.length; at += 4) {
    const [one, other] = [luminance(old, at), luminance(now, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed++;
  }
  return changed;
}

/** How many pixels of a part of the page change by 3:1 when something is done. */
export async function changedBy(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
  act: () => Promise<unknown>,
): Promise<number> {
  const shoot = async () => (await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })).toString('base64');
  const before = await shoot();
  await act();
  return page.evaluate(countChanged, [before, await shoot()] as [string, string]);
}

/**
 * Focuses an element as a keyboard does, and blurs it again.
 * @returns pixels of 3:1 for each pixel of its edge: 2 is a closed line of 2 px (2.4.13)
 */
export async function ringOf(page: Page, element: Locator): Promise<number> {
  const box = await element.evaluate((target: HTMLElement) => {
    (document.activeElement as HTMLElement | null)?.blur();
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // A choice is drawn by its label.
    const { x, y, width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    return { x, y, width, height };
  });
  const room = 12;
  const clip = {
    x: Math.max(0, box.x - room),
    y: Math.max(0, box.y - room),
    width: box.width + 2 * room,
    height: box.height + 2 * room,
  };
  const changed = await changedBy(page, clip, () =>
    element.evaluate((target: HTMLElement) => target.focus({ preventScroll: true })),
  );
  return changed / (2 * (box.width + box.height));
}
