/** The tickets of what customers had, one for each player, and the file of them (R2.3.3, R2.2.9). */
import type { Accounts } from '../accounts.ts';
import { Refusal, type Asked } from '../asked.ts';
import type { HadOrders } from '../hadOrders.ts';

const players = [1, 2, 3] as const;

export function createHadTickets(accounts: Accounts, had: HadOrders) {
  /** How often the file of each order was asked for. */
  const files = new Map<number, number>();

  function answer(asked: Asked): unknown {
    const [, id, file] = /^orders\/(\d+)\/tickets(\/download)?$/.exec(asked.path) ?? [];
    if (id === undefined) return undefined;
    const account = accounts.caller(asked);
    const order = had.of(account).find((one) => String(one.id) === id);
    if (order === undefined) throw new Refusal(404, 'notFound');
    const isGone = order.refunded !== null;
    if (file !== undefined) {
      if (isGone) throw new Refusal(409, 'noTickets');
      files.set(order.id, (files.get(order.id) ?? 0) + 1);
      return new Blob([`Tickets of ${id} of customer ${account.id}`], { type: 'application/pdf' });
    }
    return {
      order: {
        order_id: order.id,
        state: isGone ? 'cancelled' : 'paid',
        date: '2026-11-20 10:00:00',
        total: 105,
        currency: 'AED',
      },
      tickets: isGone
        ? []
        : players.map((n) => ({
            ticket_number: `${id}-${n}`,
            qr: `gate-${id}-${n}`,
            name: `Ticket ${n} of customer ${account.id}`,
            item: 'Padel',
            state: 'valid',
          })),
    };
  }

  return { answer, files };
}
