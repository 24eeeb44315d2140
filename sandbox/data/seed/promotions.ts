/** Promo codes and membership cards that lower prices. */
import type { Insertable } from 'kysely';
import type { FacilityTables } from '../schema/facilities.ts';

/** Stands for the card of every member who has no row of their own. */
export const anyMember = 'SAHA-M';

export function promotions(today: Temporal.PlainDate): Insertable<FacilityTables['promotion']>[] {
  const now = { valid_from: today.subtract({ days: 30 }).toString(), valid_to: today.add({ days: 180 }).toString() };
  const everything = { ...now, kind: 'promo', product_kinds: [], venue_id: null } as const;
  return [
    { ...everything, code: 'SAHA10', percent: 10 },
    { ...everything, code: 'COURT25', percent: 25, product_kinds: ['rental', 'ticket'] },
    { ...everything, code: 'MIRDIF20', percent: 20, venue_id: 2 },
    { ...everything, code: 'SHOP15', percent: 15, product_kinds: ['pos'] },
    { ...everything, code: 'SUMMER', percent: 50, valid_to: today.subtract({ days: 1 }).toString() },
    { ...everything, kind: 'membership', code: anyMember, percent: 10, product_kinds: ['rental', 'ticket'] },
    {
      ...everything,
      kind: 'membership',
      code: 'SAHA-M-1002',
      percent: 15,
      product_kinds: ['rental', 'ticket'],
      monthly_uses: 8,
    },
  ];
}
