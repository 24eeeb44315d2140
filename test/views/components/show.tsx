import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { activateLocale } from '../../../src/i18n/locale.ts';
import type { Locale } from '../../../src/i18n/languages.ts';

/** Shows a part as a page would: in a language, with links that work. */
export async function show(part: ReactElement, locale: Locale = 'en') {
  await activateLocale(locale);
  return render(part, {
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nProvider>
    ),
  });
}
