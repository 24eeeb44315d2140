// @vitest-environment jsdom
/** The frames of the document that all files of a worker share. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('come after a test had timers of its own while one was wanted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Where the focus goes then is settled with the next frame.
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.remove();
  vi.useRealTimers();
  const frame = vi.fn<() => void>();
  requestAnimationFrame(frame);
  await vi.waitFor(() => expect(frame).toHaveBeenCalledOnce());
});
