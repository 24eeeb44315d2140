/** How Daniel came by his points: some of them end within a fortnight. */
import { stampOf } from '../clock.ts';

const daniel = 6;

/** How many days ago, how many, and what for; the oldest first. */
const movements = [
  [353, 1_200, ['Weekend bonus', 'مكافأة نهاية الأسبوع']],
  [40, 23_800, ['Season’s welcome points', 'نقاط ترحيب الموسم']],
] as const;

const lastDay = (now: Temporal.PlainDateTime, daysAgo: number): string =>
  now.toPlainDate().subtract({ days: daysAgo }).add({ years: 1 }).toString();

export const pointsHistory = (now: Temporal.PlainDateTime) => {
  let balance = 0;
  return movements.map(([daysAgo, amount, [description, ar_description]]) => {
    balance += amount;
    return {
      customer_id: daniel,
      account: 'points' as const,
      amount,
      balance,
      description,
      ar_description,
      order_id: null,
      expires_on: lastDay(now, daysAgo),
      created_at: stampOf(now.subtract({ days: daysAgo })),
    };
  });
};

/** Nothing of them is used yet. */
export const pointLots = (now: Temporal.PlainDateTime) =>
  movements.map(([daysAgo, remaining]) => ({
    customer_id: daniel,
    remaining,
    expires_on: lastDay(now, daysAgo),
  }));
