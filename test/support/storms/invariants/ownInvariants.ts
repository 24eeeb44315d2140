/** Invariants of search, lists and account: each answer stands under its own question, and everything is its customer's. */
import type { Profile } from '../../../../src/contract/customers/customers.ts';
import { entryName, type ListAsked } from '../server/ownLists.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { unspelled } from '../spelled.ts';
import { ownerName } from '../who.ts';

const isOfOther = (tab: Tab, text: string): boolean => {
  const [, owner] = /of (customer \d+)/.exec(unspelled(text)) ?? [];
  return owner !== undefined && owner !== ownerName(tab);
};
const isOther = (tab: Tab, owner: string): boolean =>
  owner !== 'nobody' && ownerName(tab) !== 'nobody' && owner !== ownerName(tab);
const seen = (tab: Tab, texts: readonly (string | null | undefined)[]): string[] =>
  texts
    .filter((text) => typeof text === 'string' && isOfOther(tab, text))
    .map((text) => `T06: ${ownerName(tab)} sees “${text}”`);

/** What was found is of the question that was asked last; nothing newer gives way to something older (R2.7). */
export function searchFaults(tab: Tab): string[] {
  const snapshot = tab.search()?.getSnapshot();
  if (snapshot === undefined || snapshot.status !== 'active') return [];
  const { hits, asked, text, recent } = snapshot.context;
  const found = seen(tab, recent);
  const isShown = snapshot.matches({ open: { answer: 'shown' } });
  if (isShown) tally('R2.7: something is found');
  if (recent.length > 0) tally('T06: former searches are offered');
  if (isOther(tab, tab.lastBy.search)) tally('T06: the search opens after another customer has searched');
  const stranger = isShown ? hits.find(({ name }) => name !== `Found by ${asked}`) : undefined;
  if (stranger) found.push(`R2.7: “${stranger.name}” stands under “${asked}”`);
  if (isShown && hits.length === 0) found.push('R2.7: an answer was lost on the way into the list');
  const isResting = snapshot.matches({ open: { typing: 'resting' } });
  if (isResting && text.length > 1 && asked !== text) found.push(`R2.7: “${text}” is not asked for, “${asked}” is`);
  if (text.length < 2 && hits.length > 0) found.push(`R2.7: “${text}” has results`);
  return found;
}

/** Which of the server's lists each is. */
const listNamed: Readonly<Record<string, ListAsked['list']>> = {
  facilityBookings: 'courts',
  eventBookings: 'tickets',
  financialTransactions: 'wallet',
  pointsTransactions: 'points',
};

function listFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'bookings') return [];
  const snapshot = page.actor.getSnapshot();
  const { kind, data, period, sort_by, sort_order, filter, page: number } = snapshot.context;
  const names = (data ?? []).map((entry) => {
    const { name, description } = entry as { name?: string; description?: string };
    return name ?? description ?? '';
  });
  const found = seen(tab, names);
  const here = ownerName(tab);
  if (here === 'nobody' && data !== null) found.push(`T06: nobody sees the list ${kind}`);
  if (!snapshot.matches({ loggedIn: 'shown' })) return found;
  tally(`R3.2.4: a list is shown, ${kind}`);
  const days = filter.choice === 'own' ? filter.own : { from: null, to: null };
  if (filter.choice === 'own') tally('R9.3.7: a list of some days');
  if (number > 1 || period !== 'upcoming') tally('R3.2.4: a later page or another period');
  // Days are chosen by their dates in a storm, and a list without an order of its own asks for none.
  const question = {
    list: listNamed[kind]!,
    period: period ?? '',
    by: sort_by ?? '',
    order: sort_by === null ? '' : sort_order,
    from: days.from ?? '',
    to: days.to ?? '',
    page: number,
  };
  const asked = entryName(question, here);
  const other = names.find((name) => name !== asked);
  if (other !== undefined) found.push(`R3.2.4: “${other}” stands under “${asked}”`);
  if (names.length === 0) found.push('R3.2.4: an answer was lost on the way into the list');
  return found;
}

function profileFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'profile') return [];
  const known = page.actor.getSnapshot().context.data as Profile | null;
  const typed = page.form?.getSnapshot().context;
  if (typed?.draft.city) tally('T06: a profile with what was typed');
  if (typed && isOther(tab, tab.lastBy.profile))
    tally('T06: a profile opens after another customer has typed into theirs');
  return seen(tab, [known?.city, typed?.profile.city, typed?.draft.city, typed?.draft.delivery_address]);
}

function familyFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'family') return [];
  const known = (page.actor.getSnapshot().context.data ?? []) as readonly { name: string }[];
  const { gone } = page.removal.getSnapshot().context;
  if (gone.length > 0) tally('Q7.6.c: a relative is told to be gone');
  if (page.removal.getSnapshot().context.problem !== null) tally('Q7.6.c: a removal was refused');
  const early = gone.find((id) => !tab.shop.ownRecords.removed.includes(Number(id)));
  return [
    ...seen(
      tab,
      known.map(({ name }) => name),
    ),
    ...(early === undefined ? [] : [`Q7.6.c: ${early} is told to be removed, and is not`]),
  ];
}

/** The form of a relative has what its own customer has typed, and nobody else (T06). */
function relativeFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'relative') return [];
  const { known, typed } = page.actor.getSnapshot().context;
  if (page.actor.getSnapshot().matches('editing')) tally('T06: the form of a relative is open');
  if (isOther(tab, tab.lastBy.relative))
    tally('T06: the form of a relative opens after another customer has typed there');
  return seen(tab, [known?.name, typed.name]);
}

/** What the server keeps of a customer was theirs, and was pressed for. */
function serverFaults({ shop, saves, removals, relatives }: Tab): string[] {
  const found: string[] = [];
  for (const [id, names] of shop.ownRecords.family)
    for (const name of names.values())
      if (!unspelled(name).endsWith(`of customer ${id}`))
        found.push(`T06: “${name}” is of the family of customer ${id}`);
  if (relatives.sent > 0) tally('I13: a relative was saved');
  if (relatives.sent > relatives.pressed) found.push('I13: a relative was saved that nobody pressed for');
  for (const [id, profile] of shop.ownRecords.profiles)
    for (const text of [profile['city'], profile['delivery_address']])
      if (typeof text === 'string' && text !== '' && !text.endsWith(`of customer ${id}`))
        found.push(`T06: “${text}” is saved for customer ${id}`);
  if (saves.sent > 0) tally('I13: a profile was saved');
  if (saves.sent > saves.pressed) found.push('I13: a profile was saved that nobody pressed for');
  const unasked = shop.ownRecords.removed.find((id) => !removals.has(id));
  if (unasked !== undefined) found.push(`I13: relative ${unasked} was removed, and nobody confirmed it`);
  return found;
}

export const ownFaults = (tab: Tab): string[] => [
  ...searchFaults(tab),
  ...listFaults(tab),
  ...profileFaults(tab),
  ...familyFaults(tab),
  ...relativeFaults(tab),
  ...serverFaults(tab),
];
