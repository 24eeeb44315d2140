// @vitest-environment jsdom
/** The scroll position of a history entry is known without a layout (R4.5.6). */
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { here } from '../../machines/pageChange/pageChangeSelectors.ts';
import { startRouter } from '../../src/app/address/pageRouter.ts';
import { rememberScroll, scrollOf } from '../../src/adapters/address/scrollPositions.ts';

afterEach(() => vi.restoreAllMocks());

test('a left entry keeps its position, and the page is not measured during a press', async () => {
  const history = createMemoryHistory({ initialEntries: ['/service/11'] });
  const router = startRouter(history, async () => null);
  const { pageChange } = router;
  const { key } = here(pageChange.getSnapshot());
  rememberScroll(pageChange);
  const asked = vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(446);
  dispatchEvent(new Event('scroll'));
  expect(asked).toHaveBeenCalledOnce();

  router.navigate('/places');
  await vi.waitFor(() => expect(here(pageChange.getSnapshot()).key).not.toBe(key));
  expect(scrollOf(key)).toBe(446);
  expect(asked).toHaveBeenCalledOnce();
  pageChange.stop();
});
