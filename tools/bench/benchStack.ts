/**
 * What every bench runs against: the built portal with its sandbox, the page of its frameworks alone, and a browser.
 */
import { chromium, type Browser } from 'playwright';
import { chromiumArguments, ensureChromium, findWholeChromium } from '../programs/chromium.ts';
import { buildWhenStale } from '../build/freshBuild.ts';
import { startPreview } from '../serve/preview.ts';
import { startStack } from '../serve/stack.ts';
import { buildFloor } from './buildFloor.ts';

export interface BenchStack {
  readonly browser: Browser;
  /** The portal's address, without a path. */
  readonly portal: string;
  /** The address of the page of the frameworks alone. */
  readonly floor: string;
}

/** Builds what is stale, starts everything, and ends it when the bench is over, however it ends. */
export async function withBenchStack(bench: (stage: BenchStack) => Promise<void>): Promise<void> {
  await buildWhenStale();
  const stack = await startStack({ port: 0, sandboxPort: 0, data: 'memory', mode: 'preview' });
  await stack.ready;
  const floor = await startPreview({ folder: await buildFloor(), operator: stack.sandboxOrigin, port: 0 });
  const browser = await chromium.launch({
    executablePath: findWholeChromium() ?? ensureChromium(),
    args: chromiumArguments,
  });
  try {
    await bench({ browser, portal: stack.portalOrigin, floor: `http://localhost:${floor.port}/` });
  } finally {
    await browser.close();
    await floor.close();
    await stack.close();
  }
}
