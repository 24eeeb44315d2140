/** What the page and the worker that packs a schedule tell each other. */
import { buffersOf, packAnswer, type PackedAnswer, type Packing } from './packAnswer.ts';

/** A blob is handed over without its bytes being copied. */
export interface PackingAsked {
  answer: Blob;
  packing: Packing;
}

/** null: it could not be done here, for a reason that says nothing about the answer. */
export type PackingTold = PackedAnswer | null;

/** The worker's end of the line. */
export interface WorkerProtocol extends Pick<EventTarget, 'addEventListener'> {
  postMessage(told: PackingTold, handedOver: ArrayBuffer[]): void;
}

async function packed({ answer, packing }: PackingAsked): Promise<PackingTold> {
  try {
    return packAnswer(await answer.text(), packing);
  } catch {
    return null;
  }
}

/** Packs whatever comes over the line. */
export function packOver(line: WorkerProtocol): void {
  line.addEventListener('message', async (message) => {
    // SAFETY: only the page that started the worker speaks to it, and it asks nothing else.
    const told = await packed((message as MessageEvent<PackingAsked>).data);
    line.postMessage(told, told !== null && 'schedule' in told ? buffersOf(told.schedule) : []);
  });
}
