/**
 * What a test waited for may be on screen before React has run its effects: a press at once, on a busy machine, would
 * find no handler. So a wait ends once React has finished.
 */
import { setImmediate as soon, setTimeout as later } from 'node:timers';

/** Milliseconds by which React is late, as on a slow machine: what a test forgot to wait for fails with it. */
const lateness = Number(process.env['REACT_LATENESS'] ?? 0);
// React takes its timer when it is loaded, so that it has to be replaced before.
if (lateness > 0) globalThis.setImmediate = ((work: () => void) => later(work, lateness)) as never;
const { configure, getConfig } = await import('@testing-library/react');
globalThis.setImmediate = soon;

const drained = () =>
  new Promise<void>((resolve) => {
    if (lateness > 0) later(resolve, lateness);
    else soon(() => resolve());
  });

/** What is awaited may be fetched first; a machine that has much to do takes longer than a second for it. */
const patience = 10_000;

const usual = getConfig();
// Where modules are loaded anew for each file, the waits of the worker are wrapped already.
if (usual.asyncUtilTimeout !== patience)
  configure({
    asyncUtilTimeout: patience,
    asyncWrapper: (work) =>
      usual.asyncWrapper(async () => {
        const result = await work();
        // Effects may ask for one more drawing.
        await drained();
        await drained();
        return result;
      }),
  });
