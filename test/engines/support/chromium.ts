/** Chromium, which the journeys run in anyway: here only to be pictured beside the others. */
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../tools/programs/chromium.ts';
import type { Engine, EngineOptions } from './engine.ts';

export async function startChromium({ width, height, locale }: EngineOptions): Promise<Engine> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage({
    viewport: { width, height },
    locale,
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return {
    version: `Chromium ${browser.version()}`,
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument ?? null)})`),
    async load(script) {
      await page.evaluate(script);
    },
    async act(sources) {
      for (const { type, x, y, value } of sources.flatMap(({ actions }) => actions)) {
        if (type === 'pointerMove') await page.mouse.move(Number(x), Number(y));
        else if (type === 'pointerDown') await page.mouse.down();
        else if (type === 'pointerUp') await page.mouse.up();
        else if (type === 'keyDown') await page.keyboard.down(String(value));
        else await page.keyboard.up(String(value));
      }
    },
    picture: async () => (await page.screenshot()).toString('base64'),
    faults: async () => faults,
    close: () => browser.close(),
  };
}
