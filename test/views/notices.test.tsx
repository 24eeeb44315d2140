// @vitest-environment jsdom
/** The notice on screen, and what may be pressed in it. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notices, notify } from '../../src/actors/notices.ts';
import { Notices } from '../../src/app/Notices.tsx';
import { activateLocale } from '../../src/i18n/locale.ts';

afterEach(cleanup);

test('I30: what was undone is no longer told, and cannot be undone once more', async () => {
  await activateLocale('en');
  const run = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <Notices />
    </I18nProvider>,
  );
  act(() => notify({ tone: 'ok', text: 'Taken out of your cart', action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(notices.getSnapshot().context.shown).toBeNull();
});
