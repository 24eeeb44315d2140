/** The memberships of the storms' server, and who has which of them already (R5.7.10). */
import type { Accounts } from './accounts.ts';
import { Page, type Asked } from './asked.ts';
import type { Prices } from './prices.ts';

/** Each with its product. */
const packages = [
  { id: 6101, product: 61, name: 'One year', duration: 12 },
  { id: 6102, product: 62, name: 'One month', duration: 1 },
] as const;
export const packageIds: readonly number[] = packages.map(({ id }) => id);

/** What the two customers have had since before the storm: each another one, until another day. */
const held = [
  { packageId: 6101, until: '2026-12-03' },
  { packageId: 6102, until: '2026-12-20' },
] as const;

export function createMemberships(accounts: Accounts, { priceOf }: Prices) {
  /** In the order in which they were opened. */
  const indexOf = (owner: number): number =>
    [...new Set([...accounts.byToken.values()].filter(({ name }) => name !== 'guest'))].findIndex(
      ({ id }) => id === owner,
    );
  const heldBy = (owner: number) => held[indexOf(owner)];

  const offered = () => [
    {
      membership_id: 601,
      name: 'Play',
      venue_id: 1,
      packages: packages.map(({ id, product, name, duration }) => {
        const [price, tax] = priceOf(product);
        return {
          membership_package_id: id,
          product_id: product,
          name,
          duration,
          price: price / 100,
          tax_amount: tax / 100,
        };
      }),
    },
  ];

  function own(asked: Asked): Page {
    const { id } = accounts.caller(asked);
    const known = heldBy(id);
    const entries =
      known === undefined
        ? []
        : [
            {
              id,
              order_id: 1,
              name: `Play of customer ${id}`,
              total: 1260,
              status_id: 1,
              membership_package_id: known.packageId,
              card_number: `SAHA-${id}`,
              start_date: '2026-11-01',
              end_date: known.until,
            },
          ];
    return new Page(entries, entries.length, 1, 1);
  }

  return {
    /** The last day on which that customer has that package; undefined where they have it not. */
    heldUntil: (owner: number, packageId: number | null): string | undefined => {
      const known = heldBy(owner);
      return known?.packageId === packageId ? known?.until : undefined;
    },
    /** Undefined where the call asks for none of them. */
    answer: (asked: Asked): unknown => {
      if (asked.path === 'memberships') return offered();
      return asked.path === 'profile/bookings/membership' ? own(asked) : undefined;
    },
  };
}
