/** Every page, one after the other: what holds for all of them; and a language that changes on the way. */
import type { Page } from '@playwright/test';
import { bringRules } from '../../support/e2e/accessible.ts';
import type { Account, Portal } from '../../support/e2e/portal.ts';
import { goTo } from '../../support/everyPage/goTo.ts';
import { settled } from '../../support/everyPage/settled.ts';
import { allStops, type Stop } from '../../support/everyPage/stops.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Those that their address leads to, each at one; journeys look at the others on their way. */
const byAddress = allStops.filter(({ lead, name }) => !lead && name !== 'booking-services' && name !== 'page-story');
const pathOf = ({ at }: Stop) => at.split('?')[0];
const nthOfPath = (stop: Stop) => byAddress.filter((other) => pathOf(other) === pathOf(stop)).indexOf(stop);
/** A page that is looked at twice is left in between, so that it is come to. */
const inTurn = byAddress.toSorted((one, other) => nthOfPath(one) - nthOfPath(other));

/** Runs in the page, where the first look left the rules: all of them, in the dark where that is asked for. */
async function faultsIn(isDark: boolean): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run: (
        context: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
    };
  };
  // Something is half under the dock wherever a page stands; width.spec.ts looks at targets where they are whole.
  const rules = { 'target-size': { enabled: false } };
  const runOnly = {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  };
  if (isDark) document.documentElement.dataset['mode'] = 'dark';
  const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Runs in the page. */
const whatItSays = () => ({
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
  robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  twins: document.querySelectorAll('link[rel="alternate"][hreflang]').length,
  /** Where a page is wide, its few words do not stand before an empty half. */
  isCourtHidden:
    innerWidth >= 992 && [...document.querySelectorAll('.courtbeside')].some((court) => !court.checkVisibility()),
});

async function lookAt(page: Page, { name, at }: Stop, language: string): Promise<void> {
  await test.step(name, async () => {
    // The document stays, so that the rules are brought into it once.
    await goTo(page, at, language);
    // Colours are of neither language nor size: each theme is looked at once.
    expect(await page.evaluate(faultsIn, language === 'ar'), name).toEqual([]);
    const { description, canonical, robots, twins, isCourtHidden } = await page.evaluate(whatItSays);
    expect(isCourtHidden, name).toBe(false);
    expect(description.length, name).toBeGreaterThan(5);
    if (robots === null) expect([new URL(canonical!).search, twins], name).toEqual([`?lang=${language}`, 3]);
    else expect([robots, canonical, twins], name).toEqual(['noindex', null, 0]);
  });
}

/** Opens the document in which the others are come to. */
async function begin(portal: Portal, as?: Account): Promise<void> {
  const { page } = portal;
  await portal.open('/our-story', as);
  await settled(page);
  await bringRules(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
}

// All pages in a row would take more than one journey may on a slow processor, and one core would wait for it at the end.
test('A03, A15, A17: every page that is for everybody is accessible in light and dark, and says what it is', async ({
  page,
  portal,
  faults,
  language,
}) => {
  test.slow();
  faults.expect(/404 \(Not Found\).*nobody-knows-this/);
  await begin(portal);
  for (const stop of inTurn.filter(({ as }) => !as)) await lookAt(page, stop, language);
});

test('A03, A15, A17: every page of a customer is accessible in light and dark, and says what it is', async ({
  page,
  portal,
  faults,
  language,
}) => {
  test.slow();
  faults.expect(/404 \(Not Found\).*(?:nobody-knows-this|customer-support\/999)/);
  // What bears a number is its owner's.
  for (const account of new Set(inTurn.flatMap(({ as }) => as ?? []))) {
    await begin(portal, account);
    for (const stop of inTurn.filter(({ as }) => as === account)) await lookAt(page, stop, language);
  }
});

test(
  'R4.7.4: the other language keeps the place, the step and what was typed',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    await portal.openBooking('Gym · Barsha', { as: 'Mona' });
    await portal.chooseSlot();
    await portal.button('Continue').click();
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: say('More'), exact: true })
      .click();
    await portal.button('Continue').click();
    const answer = page.locator('[data-type="text_box"]').getByRole('textbox');
    await answer.fill('Sami');
    const height = await page.evaluate(() => history.length);
    // It lies behind the dialog; it is the same link that is pressed on a page.
    for (const language of ['ar', 'en']) {
      await page.locator(`header a[hreflang="${language}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveURL(new RegExp(`lang=${language}`));
      await expect(answer).toHaveValue('Sami');
    }
    // Nothing is left behind that Back would lead through.
    expect(await page.evaluate(() => history.length)).toBe(height);
  },
);
