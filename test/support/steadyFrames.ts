const isBegun = 'areFramesSteady';

/**
 * The document draws by a timer of the process, which it starts with the first frame that is wanted. Where a test has timers
 * of its own just then, that one is gone with them, and no frame comes any more in any file of the worker: whatever waits
 * for one would wait for good. With this a frame is always wanted, so that the timer is begun once, before all tests.
 */
export function startFrames(): void {
  const surroundings = globalThis as { document?: Document; [isBegun]?: true };
  if (surroundings.document === undefined || surroundings[isBegun]) return;
  surroundings[isBegun] = true;
  const wantFrame = globalThis.requestAnimationFrame;
  const goOn = (): void => void wantFrame(goOn);
  goOn();
}
