/** The worker that packs a long schedule beside the page. */
import { packOver, type WorkerProtocol } from './workerProtocol.ts';

// SAFETY: this file runs in a dedicated worker alone, whose global object is such a line.
packOver(globalThis as unknown as WorkerProtocol);
