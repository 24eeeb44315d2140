/** What of the home page's first screen nobody waits for: fetched after the rest, and asked for again where it was missed. */
import { loadServices } from '../../adapters/actors/booking/loadServices.ts';
import { whenDrawn } from '../../adapters/device/whenDrawn.ts';
import { fetchPart } from '../../adapters/scripts/codeLoading.ts';

/** Milliseconds until what is slow to come is not waited for any more. */
const longestWait = 1_000;

/** What is on the screen comes first: its answers were asked for by the document, and the venues come with the services. */
async function screenFirst(): Promise<void> {
  const slow = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([loadServices().catch(() => undefined), slow]);
  await whenDrawn();
  await whenDrawn();
}

export const loadLaterParts = () =>
  fetchPart(async () => {
    await screenFirst();
    return import('./BookHere.tsx');
  });
