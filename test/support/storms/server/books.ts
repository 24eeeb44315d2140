/** What no server may come to, whatever the portal sends it: double orders, double sales, money lost or made. */
import type { Accounts } from './accounts.ts';
import type { HadOrders } from './hadOrders.ts';
import { courtsOf } from './lines.ts';
import { isStanding, type Orders } from './orders.ts';
import type { TopUps } from './topUps.ts';

export function bookFaults(
  { opening }: Accounts,
  { orders, attempts }: Orders,
  wallets: TopUps,
  had: HadOrders,
): string[] {
  const found: string[] = [];
  const keys = orders.map(({ key, account }) => `${account.id} ${key}`);
  if (new Set(keys).size < keys.length) found.push('I12: two orders under one key');
  const standing = orders.filter(isStanding);
  // A guest's order whose answer was lost is unpaid and expires; after a login they order again (decision 020).
  const ids = standing.flatMap(({ lines, account }) => lines.map(({ id }) => `${id} by ${account.id}`));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) found.push(`I12: line ${twice} is ordered twice`);
  const places = [...standing.flatMap(({ lines }) => courtsOf(lines)), ...had.courts()];
  if (new Set(places).size < places.length) found.push('I33: a court is sold twice');
  for (const [account, begun] of opening) {
    if (account.wallet < 0 || account.points < 0) found.push(`I34: ${account.name} is below zero`);
    const paid = standing.filter((order) => order.account === account);
    const spent = (way: 'wallet' | 'points') => paid.reduce((sum, order) => sum + order[way], 0);
    const wallet = begun.wallet + wallets.creditedTo(account) + had.refundedTo(account, 'wallet');
    const points = begun.points + had.refundedTo(account, 'q_points');
    if (account.wallet + spent('wallet') !== wallet || account.points + spent('points') !== points)
      found.push(`I34: money of ${account.name} is lost or made`);
  }
  for (const order of standing) {
    if (order.points + order.wallet + order.card !== order.total) found.push(`I36: order ${order.id} is not covered`);
    const charged = attempts.filter((attempt) => attempt.order === order && attempt.state === 'succeeded').length;
    if (charged > 1) found.push(`order ${order.id} is charged twice`);
  }
  return found;
}
