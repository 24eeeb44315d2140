/** Another e-mail address or mobile number of a customer, with the code that is sent there (R3.7.10). */
import { pressForCode } from './loginDeeds.ts';
import type { Tab } from '../tab.ts';
import { people } from '../people.ts';

const contactOf = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'profile' ? page.contact : null;
};

/** One of their own, or one that somebody else has. */
const emailOf = (tab: Tab, n: number): string =>
  n % 6 === 5 ? people.find(({ id }) => id !== tab.user()?.id)!.email! : `n${n}.${tab.user()?.id}@moved.example`;

export const contactDeeds = {
  openContact: (tab: Tab, n: number) => {
    const kind = n % 3 === 2 ? 'mobile' : 'email';
    contactOf(tab)?.send({ type: 'contact.open', kind, known: tab.user()?.[kind] ?? null });
  },
  submitContact: (tab: Tab, n: number) => {
    const contact = contactOf(tab);
    if (contact === null) return;
    const typed = { email: emailOf(tab, n), country_code: '971', mobile_number: `5077700${10 + n}` };
    pressForCode(
      tab,
      () => contact.send({ type: 'contact.submit', ...typed }),
      () => contact.getSnapshot().matches('confirming'),
    );
  },
  dismissContact: (tab: Tab) => contactOf(tab)?.send({ type: 'contact.dismiss' }),
} as const;
