/** What is wrong with a configuration, for whoever wrote it: the portal itself makes do with defaults and says nothing to customers (T12). */
import * as v from 'valibot';
import { containersOf } from '../../machines/site/tagManagers.ts';
import { destinationOf } from '../../machines/portal/destinations.ts';
import { outsideAddress } from '../../machines/shared/outsideAddress.ts';
import { navigationOf } from '../../machines/site/navigationRules.ts';
import { isPageOpen } from '../../machines/site/sections.ts';
import { fittingConfig } from '../../src/adapters/http/mendConfig.ts';
import { additionNames } from '../../src/contract/additions/names.ts';
import { ConfigAnswer, type SiteConfig } from '../../src/contract/site/site.ts';
import { isColor } from '../../src/theme/color.ts';

export interface ConfigurationFault {
  /** The setting by its path with dots. */
  where: string;
  what: string;
}

interface Shown {
  readonly wrapped?: Shown;
  readonly item?: Shown;
  readonly value?: Shown;
  readonly entries?: Readonly<Record<string, Shown>>;
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (where: string, key: string) => (where === '' ? key : `${where}.${key}`);

/** How many letters have to be changed, at most. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [place, against] of other.split('').entries())
      next.push(Math.min(row[place + 1]! + 1, next[place]! + 1, row[place]! + (letter === against ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

const mostSlips = 3;
/** The name that was probably meant. */
const nearest = (key: string, known: readonly string[]): string | undefined =>
  known
    .map((name) => ({ name, slips: distance(key.toLowerCase(), name.toLowerCase()) }))
    .filter(({ slips }) => slips <= mostSlips)
    .toSorted((one, other) => one.slips - other.slips)[0]?.name;
const meant = (key: string, known: readonly string[]): string => {
  const near = nearest(key, known);
  return near ? `is no setting: it does nothing; is ${near} meant?` : 'is no setting: it does nothing';
};

/** Settings that the contract does not have; one written wrongly does nothing, and nobody is told. */
function unknownSettings(schema: Shown, value: unknown, where = ''): ConfigurationFault[] {
  if (schema.wrapped) return unknownSettings(schema.wrapped, value, where);
  if (schema.item && Array.isArray(value))
    return value.flatMap((one, index) => unknownSettings(schema.item!, one, join(where, String(index))));
  if (!isHolder(value)) return [];
  if (schema.value)
    return Object.entries(value).flatMap(([key, one]) => unknownSettings(schema.value!, one, join(where, key)));
  const { entries } = schema;
  if (!entries) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    Object.hasOwn(entries, key)
      ? unknownSettings(entries[key]!, one, join(where, key))
      : [{ where: join(where, key), what: meant(key, Object.keys(entries)) }],
  );
}

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

/** Entries of the navigation that customers press in vain (R2.4.1). */
function deadEntries(config: SiteConfig): ConfigurationFault[] {
  const list = config.header_nav.length > 0 ? 'header_nav' : 'header_menu';
  return navigationOf(config)
    .flatMap(({ children, ...entry }, index) => [
      { entry, where: `${list}.${index}`, opensBelow: children.length > 0 },
      ...children.map((child, below) => ({
        entry: child,
        where: `${list}.${index}.children.${below}`,
        opensBelow: false,
      })),
    ])
    .flatMap(({ entry, where, opensBelow }) => {
      const destination = destinationOf(entry);
      const fault = (what: string) => [{ where: `${where}.path`, what: `"${entry.path}" ${what}` }];
      if (destination.kind === 'none' && entry.custom)
        return fault('is no address that begins with https://: nothing opens');
      if (destination.kind === 'none') return opensBelow ? [] : fault('is no page, and nothing opens below it');
      return destination.kind === 'external' ||
        isPageOpen(config, new URL(destination.to, 'https://portal.invalid').pathname)
        ? []
        : fault('leads to /404: no entry names its section, or it is switched off');
    });
}

/** What fits the contract and is wrong all the same. */
function wrongSettings(config: SiteConfig): ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  const fault = (where: string, what: string) => faults.push({ where: `data.${where}`, what });
  const { colors, venue } = config;
  for (const [name, color] of Object.entries(colors ?? {}))
    if (name !== 'mode' && color !== null && !isColor(color))
      fault(`colors.${name}`, `"${color}" is no colour: the portal takes its own`);
  if (colors?.mode && !['light', 'dark', 'baps'].includes(colors.mode))
    fault('colors.mode', `"${colors.mode}" is none of light, dark and baps: the site is light`);
  if (venue.currency !== null && !isCurrency(venue.currency))
    fault('venue.currency', `"${venue.currency}" is no currency of ISO 4217`);
  if (config.venue_id === null) fault('venue_id', 'is missing: the cart answers "Invalid Config" and takes no order');
  for (const code of containersOf(config).violations)
    fault('gtm_code', `"${code}" is no container of the tag manager: nothing is loaded`);
  for (const name of ['chat_widget_url', 'ad_pixel_url'] as const)
    if (config[name] && outsideAddress(config[name]) === null)
      fault(name, `"${config[name]}" is no address that begins with https://: nothing is loaded`);
  for (const name of config.additions ?? [])
    if (!additionNames.some((known) => known === name)) {
      const near = nearest(name, additionNames);
      fault('additions', `"${name}" is no addition: it does nothing${near ? `; is ${near} meant?` : ''}`);
    }
  for (const { where, what } of deadEntries(config)) fault(where, what);
  const [first, last] = [config.qube_custom_booking_start_date, config.qube_custom_booking_end_date];
  if (config.qube_enable_custom_booking_date_range && first && last && last < first)
    fault('qube_custom_booking_end_date', `${last} lies before the first day, ${first}: no day can be booked`);
  return faults;
}

/** The configuration as customers have it, without what does not fit; null where there is none. */
export const configIn = (answer: unknown): SiteConfig | null =>
  fittingConfig(structuredClone(answer), 'portal')?.value.data ?? null;

/** @param answer what `GET config` answers, `data` and what stands beside it */
export function configurationFaults(answer: unknown): ConfigurationFault[] {
  const misfits = (v.safeParse(ConfigAnswer, answer).issues ?? []).map((issue) => ({
    where: v.getDotPath(issue) ?? 'the answer',
    what: issue.received === 'undefined' ? 'is missing' : `does not fit: ${issue.message}`,
  }));
  const config = configIn(answer);
  // What does not fit is missing from what is left, and has been told.
  const wrong = config === null ? [] : wrongSettings(config);
  const untold = wrong.filter(({ where }) => !misfits.some((misfit) => misfit.where === where));
  return [...misfits, ...untold, ...unknownSettings(ConfigAnswer as unknown as Shown, answer)];
}
