/** To another page without loading the document anew, as a link inside the portal leads there. */
import type { Page } from '@playwright/test';
import { expect } from '../e2e/expect.ts';
import { settled } from './settled.ts';

/** The heading of a page takes the focus, so that its name is read out (A03). */
export async function goTo(page: Page, at: string, language: string): Promise<void> {
  const [path = '', query] = at.split('?');
  await page.evaluate(
    (to) => {
      // What is come to takes the focus.
      (document.activeElement as HTMLElement | null)?.blur();
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    `${path}?${query ? `${query}&` : ''}lang=${language}`,
  );
  await expect(page.locator('h1:focus')).toBeVisible();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
