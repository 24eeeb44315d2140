/** Invariants of memberships: one press is one line, from the day that was chosen, and what somebody has is theirs to know. */
import * as readPurchase from '../../../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { firstDays } from '../deeds/membershipDeeds.ts';
import type { Purchase } from '../notes.ts';
import { packageIds } from '../server/memberships.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The first days that the press may have led to; who has it already is asked first (R5.7.10, Q3.6.d). */
function firstDaysOf({ shop }: Tab, owner: number, { packageId, startDate, today, isRenewal }: Purchase): string[] {
  const held = shop.memberships.heldUntil(owner, packageId);
  if (isRenewal) return held === undefined ? [] : [dayAfter(held)];
  // Somebody may have logged in first, after midnight.
  const now = new Date(Date.now() + 14_400_000).toISOString().slice(0, 10);
  const wanted = startDate === null ? [today, now] : [startDate];
  return wanted.filter((day) => held === undefined || held < day);
}

export function watchMemberships(tab: Tab): () => string[] {
  const known = new Set<string>();

  /** What has come into the cart since it was looked at last. */
  function lineFaults(): string[] {
    const lines = tab.cart()?.getSnapshot().context.lines ?? [];
    const owner = tab.user()?.id ?? 0;
    return lines.flatMap((line) => {
      if (line.productType !== 'membership' || !packageIds.includes(line.membership_package_id)) return [];
      if (known.has(line.id)) return [];
      known.add(line.id);
      tally('R3.6.4: a membership comes into the cart');
      const at = tab.purchases.findLastIndex(
        ({ packageId, by }) => packageId === line.membership_package_id && (by === 'nobody' || by === ownerName(tab)),
      );
      const [press] = at < 0 ? [] : tab.purchases.splice(at, 1);
      if (press === undefined) return [`R3.6.4: ${line.id} is a membership that nobody has chosen`];
      if (press.isRenewal) tally('R5.7.10: a membership is renewed');
      const days = firstDaysOf(tab, owner, press);
      return days.includes(line.start_date)
        ? []
        : [`R5.7.10: a membership begins on ${line.start_date}, and not on ${days.join(' or ') || 'any day unasked'}`];
    });
  }

  function pageFaults(): string[] {
    const page = tab.page();
    if (page.name !== 'memberships') return [];
    const snapshot = page.actor.getSnapshot();
    const { heldUntil, selection } = snapshot.context;
    const owner = tab.user()?.id ?? 0;
    const found: string[] = [];
    if (readPurchase.isAskingRenewal(snapshot)) {
      tally('R5.7.10: a renewal is asked about');
      if (heldUntil !== tab.shop.memberships.heldUntil(owner, selection.packageId))
        found.push(`T06: ${ownerName(tab)} reads that a membership ends on ${heldUntil}, which is not theirs`);
    }
    const ends = tab.shop.memberships.heldUntil(owner, selection.packageId);
    const own: readonly (string | null)[] = [
      ...firstDays,
      ...packageIds
        .map((id) => tab.shop.memberships.heldUntil(owner, id))
        .flatMap((end) => (end ? [dayAfter(end)] : [])),
    ];
    if (ends !== undefined) tally('R5.7.10: somebody looks at what they have already');
    if (!own.includes(selection.startDate))
      found.push(`T06: ${ownerName(tab)} is offered ${selection.startDate}, when somebody else’s membership has ended`);
    return found;
  }

  return () => [...lineFaults(), ...pageFaults()];
}
