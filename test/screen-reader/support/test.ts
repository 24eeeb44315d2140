/** A portal, a browser on a screen, and somebody who only listens. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { chromiumArguments, findWholeChromium } from '../../../tools/programs/chromium.ts';
import { test as base } from '../../support/e2e/stackTest.ts';
import type { Language } from '../../support/e2e/words.ts';
import { ScreenReader } from './screenReader.ts';

export interface ListeningOptions {
  language: Language;
}

/** One thing that was done, and all that was said until it was silent again. */
export interface Spoken {
  readonly done: string;
  readonly said: readonly string[];
}

/** More stops than this on one screen are a trap. */
const mostStops = 90;

/** Whether the focus stands on it; one stop leads into a group of radio buttons, whichever of them is meant. */
const hasFocus = (element: Element): boolean => {
  const { activeElement: active } = document;
  const isGroup = (one: Element | null): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio' && one.name !== '';
  return active === element || (isGroup(active) && isGroup(element) && active.name === element.name);
};

/** A browser that does not talk over the portal to ask whether a password is to be kept. */
async function profileIn(folder: string): Promise<string> {
  const profile = join(folder, 'browser');
  await mkdir(join(profile, 'Default'), { recursive: true });
  const settings = {
    credentials_enable_service: false,
    profile: { password_manager_enabled: false },
    // The browser's own questions are not the portal's.
    translate: { enabled: false },
  };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  return profile;
}

export class Journey {
  readonly page: Page;
  readonly spoken: Spoken[] = [];
  readonly #reader: ScreenReader;

  constructor(page: Page, reader: ScreenReader) {
    this.page = page;
    this.#reader = reader;
  }

  /** Does something and writes down what is said. */
  async note(done: string, act: () => Promise<void>): Promise<void> {
    this.spoken.push({ done, said: await this.#reader.during(act) });
  }

  /** Goes on by Tab until it has the focus. */
  async tabTo(name: string, target: Locator): Promise<void> {
    await this.note(`Tab to ${name}`, async () => {
      for (let stop = 0; stop < mostStops; stop += 1) {
        if (await target.first().evaluate(hasFocus)) return;
        await this.#reader.press('Tab');
      }
      throw new Error(`${name} cannot be reached by Tab.`);
    });
  }

  async press(key: string, done: string): Promise<void> {
    await this.note(done, () => this.#reader.press(key));
  }

  async write(text: string, done: string): Promise<void> {
    await this.note(done, () => this.#reader.write(text));
  }
}

export const test = base.extend<{ journey: Journey }>({
  journey: [
    async ({ language, stack }, use) => {
      const reader = await ScreenReader.start();
      try {
        const executablePath = findWholeChromium();
        const context = await chromium.launchPersistentContext(await profileIn(reader.home), {
          headless: false,
          viewport: null,
          locale: language === 'ar' ? 'ar-AE' : 'en-AE',
          timezoneId: 'Asia/Dubai',
          env: { ...process.env, ...reader.env },
          args: [
            ...chromiumArguments,
            '--force-renderer-accessibility',
            '--window-size=1280,900',
            '--window-position=0,0',
            `--app=${stack.portalOrigin}/?lang=${language}`,
          ],
          ...(executablePath ? { executablePath } : {}),
        });
        const page = context.pages()[0] ?? (await context.waitForEvent('page'));
        const journey = new Journey(page, reader);
        await reader.focusWindow('chromium');
        // Orca reads forms by itself in focus mode; asked twice, it stays so.
        await reader.chord('Insert', 'a', 'a');
        await use(journey);
        await context.close();
      } finally {
        await reader.stop();
      }
    },
    { timeout: 90_000 },
  ],
});

export { expect };
