// @vitest-environment jsdom
/** What the server said before the language was changed is marked as what it is wherever it stands (3.1.2, A11). */
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/languages.ts';
import { ErrorState } from '../../../src/components/signs/ErrorState.tsx';
import { ServerWords } from '../../../src/components/text/ServerWords.tsx';
import { PaymentUnanswered } from '../../../src/pages/payment/PaymentUnanswered.tsx';
import { FormProblem } from '../../../src/widgets/FormProblem.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const arabic = 'رفض البنك البطاقة';
const english = 'The bank refused the card';

const places: [where: string, saying: (words: string) => ReactElement][] = [
  ['by itself', (words) => <ServerWords words={words} />],
  ['above a form’s button', (words) => <FormProblem words={words} />],
  ['where nothing loaded', (message) => <ErrorState problem={{ code: 'refused', message }} />],
  [
    'after a payment',
    (message) => (
      <PaymentUnanswered problem={{ code: 'refused', message }} isBusy={false} onAsk={() => undefined}>
        –
      </PaymentUnanswered>
    ),
  ],
];

for (const [where, saying] of places)
  test.each<[Locale, string, spoken: Locale]>([
    ['en', arabic, 'ar'],
    ['ar', english, 'en'],
    ['en', english, 'en'],
    ['ar', arabic, 'ar'],
    ['ar', '042', 'ar'],
  ])(`A11: ${where}, on a page in %s, %s`, async (locale, words, spoken) => {
    await show(saying(words), locale);
    const said = [...document.querySelectorAll('bdi')].find(({ textContent }) => textContent === words);
    expect(said?.closest('[lang]')?.getAttribute('lang')).toBe(spoken);
  });
