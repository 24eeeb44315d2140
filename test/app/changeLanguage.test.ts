// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage } from '../../src/actors/changeLanguage.ts';
import { notices } from '../../src/actors/notices.ts';
import { chooseLanguage } from '../../src/actors/preferences.ts';
import { activateLocale } from '../../src/i18n/locale.ts';

vi.mock('../../src/actors/preferences.ts', () => ({ chooseLanguage: vi.fn<() => Promise<void>>() }));

beforeAll(() => activateLocale('en'));

const shown = () => notices.getSnapshot().context.shown;

test('F01: that the other language did not come is said until it is there, and not when the former one is back', async () => {
  const again = vi.fn<() => void>();
  vi.mocked(chooseLanguage).mockRejectedValueOnce(new TypeError('no words'));
  expect(await changeLanguage('ar', again)).toBe(false);
  expect(shown()).toMatchObject({ tone: 'bad', action: { run: again } });
  vi.mocked(chooseLanguage).mockResolvedValueOnce();
  expect(await changeLanguage('ar', again)).toBe(true);
  expect(shown()).toBeNull();
});
