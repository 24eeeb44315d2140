/** What a demonstration switches in one click, each with the way back. */
import { sql } from 'kysely';
import { writeSetting, readSetting } from '../../data/settings.ts';
import { customerThreshold } from '../../data/seed/site.ts';
import { vatPercent } from '../../data/seed/money.ts';
import { note } from '../../domain/audit.ts';
import { releaseUnreserved } from '../../domain/orders/claims.ts';
import { isBaps } from '../../domain/site.ts';
import type { Server } from '../../server.ts';
import { isOn, type Flag, type SiteDocument } from './siteSettings.ts';

/** People a session in the demonstration of baps. */
const fewParticipants = 4;
/** Days of the custom range: from tomorrow on. */
const rangeDays = 10;

interface State {
  readonly site: SiteDocument;
  readonly isLeadShown: boolean;
  readonly today: Temporal.PlainDate;
  readonly hasVat: boolean;
}

interface Change {
  readonly site?: Partial<SiteDocument>;
  readonly threshold?: number;
  readonly hasVat?: boolean;
  readonly isLeadShown?: boolean;
}

interface Demo {
  readonly key: string;
  readonly title: string;
  /** What to look at in the portal. */
  readonly shows: string;
  isOn(state: State): boolean;
  change(on: boolean, state: State): Change;
}

const ofFlag = (key: Flag, title: string, shows: string): Demo => ({
  key,
  title,
  shows,
  isOn: ({ site }) => isOn(site, key),
  change: (on) => ({ site: { [key]: on ? 1 : 0 } }),
});

const demos: readonly Demo[] = [
  {
    key: 'baps',
    title: 'Baps site',
    shows: `Login before booking, no Continue beside the tickets, straight to the cart, ${fewParticipants} people a session, My Bookings in the header.`,
    isOn: ({ site }) => isBaps(site),
    change: (on, { site }) => ({
      site: { colors: { ...site.colors, mode: on ? 'baps' : 'light' } },
      threshold: on ? fewParticipants : customerThreshold,
    }),
  },
  {
    key: 'range',
    title: 'Custom range of booking dates',
    shows: `The day picker offers tomorrow and the ${rangeDays - 1} days after it.`,
    isOn: ({ site }) => isOn(site, 'qube_enable_custom_booking_date_range'),
    change: (on, { today }) => ({
      site: {
        qube_enable_custom_booking_date_range: on ? 1 : 0,
        qube_custom_booking_start_date: on ? today.add({ days: 1 }).toString() : null,
        qube_custom_booking_end_date: on ? today.add({ days: rangeDays }).toString() : null,
      },
    }),
  },
  ofFlag('show_time_range_filter', 'Time-range filter', 'Parts of the day above the slots.'),
  ofFlag('show_facility_image', 'Pictures of facilities', 'Cards with pictures; buttons without.'),
  ofFlag('allow_facility_items_reservation', 'Carts reserve places', 'Off: no cart/sync, other carts take nothing.'),
  {
    key: 'lead',
    title: 'Lead form',
    shows:
      'Opens by itself once the first screen is quiet; closed, it stays away for the session, and the button in the header brings it back.',
    isOn: ({ isLeadShown }) => isLeadShown,
    change: (on) => ({ isLeadShown: on, site: { enable_lead_tracker_button: on ? 1 : 0 } }),
  },
  {
    key: 'vat',
    title: `${vatPercent} % VAT on courts, tickets and extras`,
    shows: 'Off: the same prices with no VAT in them. A cart filled before is told its new prices.',
    isOn: ({ hasVat }) => hasVat,
    change: (on) => ({ hasVat: on }),
  },
];

const taxed = ['rental', 'ticket', 'extra'] as const;

async function stateOf({ database, clock }: Server): Promise<State> {
  const { count } = await database
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', 'in', taxed)
    .where('tax', '>', 0)
    .executeTakeFirstOrThrow();
  return {
    site: (await readSetting<SiteDocument>(database, 'site'))!,
    isLeadShown: (await readSetting<boolean>(database, 'leadShown')) ?? false,
    today: clock.today(),
    hasVat: count > 0,
  };
}

/** The price with VAT stays what it was. */
async function setVat({ database }: Server, on: boolean): Promise<void> {
  const tax = on ? sql<number>`round((price + tax) * ${vatPercent}::numeric / ${100 + vatPercent})` : sql<number>`0`;
  await database
    .updateTable('product')
    .set({ price: sql<number>`price + tax - ${tax}`, tax })
    .where('kind', 'in', taxed)
    .execute();
}

export type DemoRow = Pick<Demo, 'key' | 'title' | 'shows'> & { readonly isOn: boolean };

export async function demoRows(server: Server): Promise<DemoRow[]> {
  const state = await stateOf(server);
  return demos.map((demo) => ({ key: demo.key, title: demo.title, shows: demo.shows, isOn: demo.isOn(state) }));
}

/** Turns one on that is off, and the other way round. Returns what has happened; null for an unknown one. */
export async function toggleDemo(server: Server, key: string): Promise<string | null> {
  const demo = demos.find((one) => one.key === key);
  if (!demo) return null;
  const { database } = server;
  const state = await stateOf(server);
  const on = !demo.isOn(state);
  const { site, threshold, hasVat, isLeadShown } = demo.change(on, state);
  if (site) await writeSetting(database, 'site', { ...state.site, ...site });
  if (threshold !== undefined) await writeSetting(database, 'threshold', threshold);
  if (isLeadShown !== undefined) await writeSetting(database, 'leadShown', isLeadShown);
  if (hasVat !== undefined) await setVat(server, hasVat);
  await releaseUnreserved(database);
  await note(server, database, null, 'site changed', `${demo.key} ${on ? 'on' : 'off'}`);
  return `${demo.title}: ${on ? 'on' : 'off'}. Reload the portal to see it.`;
}
