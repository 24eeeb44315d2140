/** How much of a membership was used (Q7.7.m). */
import type { MembershipUse, UsedBenefit } from '../../src/contract/additions/membershipUse.ts';

/** The use of one card; null where the server does not count it. */
export const countedFor = (
  uses: readonly MembershipUse[] | null,
  card: { id: number; card_number: string },
): MembershipUse | null =>
  uses?.find(({ id, card_number }) => id === card.id && card_number === card.card_number) ?? null;

/** How many uses are left; null: unlimited. The operator may have lowered the number, so it is never below 0. */
export const leftOf = ({ used, allowed }: Pick<UsedBenefit, 'used' | 'allowed'>): number | null =>
  allowed === null ? null : Math.max(0, allowed - used);

/** Whether somebody may still be added to a card: it is not over, and has a place. */
export const mayAddPeople = ({ places, names }: NonNullable<MembershipUse['people']>, isOver: boolean): boolean =>
  !isOver && names.length < places;

export const isUnused = ({ benefits }: Pick<MembershipUse, 'benefits'>): boolean =>
  benefits.every(({ used }) => used === 0);
