import { whenIdle } from './whenIdle.ts';

/** Milliseconds: between two steps of what is being shown a page is idle for a moment. */
const breath = 200;

/** Resolves when the first screen is shown, as far as its answers are there. */
export async function whenStill(): Promise<void> {
  await whenIdle();
  await new Promise((resolve) => setTimeout(resolve, breath));
}
