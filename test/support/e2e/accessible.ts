import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect } from './expect.ts';
import { unspoken } from '../unspoken.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  help: string;
  nodes: { target: string; summary: string }[];
}

/** The short form: a browser reads it in half the time, once for every page that is looked at. */
const ruleSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of axe (I39). Brings them into the page, once into each document: to read them again takes as long as a look. */
export async function bringRules(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(ruleSource);
}

/** Runs in the page. Passes are not collected, as naming every element takes as long as the rules themselves. */
async function runRules({ within, options }: { within?: string; options: RunOptions }): Promise<Violation[]> {
  const { axe: rules } = globalThis as unknown as { axe: { run: typeof axe.run } };
  const { violations } = await rules.run(within ?? document, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(' '), summary: failureSummary ?? '' })),
  }));
}

/** Fails with each violation and where it is; nothing behind an open dialog is checked. */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = await faultsOf(page);
  // If an answer changed the page during the check, it is checked again.
  expect(faults.length === 0 ? faults : await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(unspoken), 'Abbreviations that are read as letters').toEqual([]);
}

async function faultsOf(page: Page): Promise<string[]> {
  // Colours are measured as painted: a running animation would count as a violation.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless || playState !== 'running';
    }),
  );
  await bringRules(page);
  const violations = await page.evaluate(runRules, {
    options: {
      runOnly: { type: 'tag', values: standards },
      // The only WCAG 2.2 rule of axe is off by default.
      rules: { 'target-size': { enabled: true } },
    } satisfies RunOptions,
  });
  const faults: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, summary } of nodes) {
      if (id === 'target-size' && (await isWholeWhenScrolledTo(page, target))) continue;
      faults.push(`${id}: ${help}, ${target} ${summary}`);
    }
  }
  return faults;
}

/**
 * Whether a target partly covered by a bar at the screen's edge is large enough once scrolled to the middle: every page
 * has something half under the dock.
 */
async function isWholeWhenScrolledTo(page: Page, target: string): Promise<boolean> {
  const from = await page.evaluate(() => ({ left: scrollX, top: scrollY }));
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await page.evaluate(runRules, {
    within: target,
    options: { runOnly: { type: 'rule', values: ['target-size'] } } satisfies RunOptions,
  });
  await page.evaluate(({ left, top }) => scrollTo({ left, top, behavior: 'instant' }), from);
  return again.length === 0;
}
