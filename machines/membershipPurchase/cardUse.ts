/** How much of a membership is used (Q7.7.m). */
import type { MembershipUse, UsedBenefit } from '../../src/contract/additions/membershipUse.ts';

/** Of that very card; null where the server counts nothing for it. */
export const countedFor = (
  uses: readonly MembershipUse[] | null,
  card: { id: number; card_number: string },
): MembershipUse | null =>
  uses?.find(({ id, card_number }) => id === card.id && card_number === card.card_number) ?? null;

/** How often it may still be used; null: as often as one likes. An operator may have allowed less since. */
export const leftOf = ({ used, allowed }: Pick<UsedBenefit, 'used' | 'allowed'>): number | null =>
  allowed === null ? null : Math.max(0, allowed - used);

export const isUnused = ({ benefits }: Pick<MembershipUse, 'benefits'>): boolean =>
  benefits.every(({ used }) => used === 0);
