/** What went in and out of Daniel's wallet before today: more than one page of it, ending with what he has. */
import { stampOf } from '../clock.ts';

const daniel = 6;
const topUp = ['Top-up at the desk', 'شحن عند الاستقبال'] as const;
const padel = ['Padel, Court 3', 'بادل، ملعب 3'] as const;
const swimming = ['Swimming, two tickets', 'سباحة، تذكرتان'] as const;
const refund = ['Refund, Tennis Court 1', 'استرداد، ملعب تنس 1'] as const;

/** How many days ago, how many fils, and what for; the oldest first. */
const movements = [
  [121, 50_000, topUp],
  [118, -13_000, padel],
  [111, -9_000, swimming],
  [104, -13_000, padel],
  [97, -12_000, padel],
  [92, 40_000, topUp],
  [88, -9_000, swimming],
  [81, -13_000, padel],
  [74, 13_000, refund],
  [67, -13_000, padel],
  [60, -9_050, swimming],
  [53, -9_950, padel],
  [46, 79_000, topUp],
  [39, -13_000, padel],
  [32, -9_000, swimming],
  [25, -13_000, padel],
  [18, 10_500, refund],
  [11, -13_500, padel],
  [6, -9_000, swimming],
  [2, 6_000, refund],
] as const;

export const walletHistory = (now: Temporal.PlainDateTime) => {
  let balance = 0;
  return movements.map(([daysAgo, amount, [description, ar_description]]) => {
    balance += amount;
    return {
      customer_id: daniel,
      account: 'wallet' as const,
      amount,
      balance,
      description,
      ar_description,
      order_id: null,
      created_at: stampOf(now.subtract({ days: daysAgo })),
    };
  });
};
