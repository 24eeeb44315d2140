/** Changes to the site's configuration as the desk's forms send them, checked by the contract's own schema. */
import * as v from 'valibot';
import { additionNames } from '../../../src/contract/additions/names.ts';
import { LeadForm } from '../../../src/contract/forms/leadForm.ts';
import { Health, SiteConfig } from '../../../src/contract/site/site.ts';
import { unknownKey } from '../../domain/reading/unknownKeys.ts';

export type SiteDocument = v.InferInput<typeof SiteConfig>;
export type HealthDocument = v.InferInput<typeof Health>;

/** Switches of the site with the words of the desk. */
export const flags = [
  ['enable_facility_booking', 'Book-a-facility button'],
  ['enable_arabic', 'Arabic'],
  ['enable_search', 'Search'],
  ['enable_lead_tracker_button', 'Lead form button'],
  ['enable_join_now', 'Join-now button'],
  ['enable_footer_contact_us', 'Contact in the footer'],
  ['enable_footer_accessibility', 'Accessibility in the footer'],
  ['allow_support', 'Customer support'],
  ['is_guest_checkout', 'Guests may check out'],
  ['qube_otp_login', 'Login by e-mailed code'],
  ['enable_uae_pass', 'Login by national identity'],
  ['restrict_password', 'Strong passwords only'],
  ['tnc_enable', 'Terms must be accepted'],
  ['show_facility_image', 'Pictures of facilities'],
  ['show_time_range_filter', 'Time-range filter'],
  ['allow_facility_items_reservation', 'Carts reserve places'],
  ['qube_enable_custom_booking_date_range', 'Custom range of booking dates'],
  ['enable_dcd', 'DCD mode'],
] as const satisfies readonly (readonly [keyof SiteDocument, string])[];
export type Flag = (typeof flags)[number][0];

export const colorNames = ['primary', 'secondary', 'cta', 'accent', 'dark'] as const;
export const maintenanceNames = ['title', 'ar_title', 'message', 'ar_message'] as const;

/** Whether a stored flag is on; only `allow_facility_items_reservation` and `restrict_password` are on when absent. */
export const isOn = (site: SiteDocument, flag: Flag): boolean => {
  const value: unknown = site[flag];
  if (value === undefined) return flag === 'allow_facility_items_reservation' || flag === 'restrict_password';
  return value === true || value === 1 || value === '1';
};

export type Checked<T> = { readonly value: T } | { readonly problem: string };

function checked<T extends v.GenericSchema>(schema: T, value: unknown): Checked<v.InferInput<T>> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return { problem: `${v.getDotPath(issue) ?? 'document'}: ${issue.message}` };
  }
  const stranger = unknownKey(schema, value);
  return stranger ? { problem: `${stranger} is not known to the contract` } : { value: value as v.InferInput<T> };
}

function parsed(text: string, name: string): Checked<unknown> {
  if (text.trim() === '') return { value: [] };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: `${name} is not JSON: ${(error as Error).message}` };
  }
}

type Fields = Readonly<Record<string, string>>;
const textOrNull = (text: string | undefined): string | null => (text?.trim() ? text.trim() : null);

/** The configuration with the switches of the form; what the form does not name is off. */
export const withFlags = (site: SiteDocument, fields: Fields): Checked<SiteDocument> =>
  checked(SiteConfig, {
    ...site,
    ...Object.fromEntries(flags.map(([flag]) => [flag, fields[flag] === '1' ? 1 : 0])),
    qube_custom_booking_start_date: textOrNull(fields['qube_custom_booking_start_date']),
    qube_custom_booking_end_date: textOrNull(fields['qube_custom_booking_end_date']),
  });

/** What this server has beyond the specification: what the form does not name is off. */
export const withAdditions = (site: SiteDocument, fields: Fields): Checked<SiteDocument> =>
  checked(SiteConfig, { ...site, additions: additionNames.filter((name) => fields[name] === '1') });

/** Colours are taken as they were typed: the portal must cope with any text. */
export const withColors = (site: SiteDocument, fields: Fields): Checked<SiteDocument> =>
  checked(SiteConfig, {
    ...site,
    colors: {
      ...Object.fromEntries(colorNames.map((name) => [name, textOrNull(fields[name])])),
      mode: textOrNull(fields['mode']),
    },
  });

export function withNavigation(site: SiteDocument, fields: Fields): Checked<SiteDocument> {
  const navigation = parsed(fields['header_nav'] ?? '', 'header_nav');
  if ('problem' in navigation) return navigation;
  const menu = parsed(fields['header_menu'] ?? '', 'header_menu');
  if ('problem' in menu) return menu;
  return checked(SiteConfig, { ...site, header_nav: navigation.value, header_menu: menu.value });
}

/** Without a title and a message the maintenance is over (Q2.10.b). */
export function withMaintenance(site: SiteDocument, fields: Fields): Checked<SiteDocument> {
  const words = Object.fromEntries(maintenanceNames.map((name) => [name, textOrNull(fields[name])]));
  const isOver = maintenanceNames.every((name) => words[name] === null);
  return checked(SiteConfig, { ...site, maintenance: isOver ? null : words });
}

/** With a key the portal shows reCAPTCHA instead of its own captcha. */
export const withCaptcha = (site: SiteDocument, fields: Fields): Checked<SiteDocument> =>
  checked(SiteConfig, { ...site, recaptcha_site_key: textOrNull(fields['recaptcha_site_key']) });

/** The whole document, for everything that has no field of its own. */
export function wholeSite(fields: Fields): Checked<SiteDocument> {
  const document = parsed(fields['document'] ?? '', 'The document');
  return 'problem' in document ? document : checked(SiteConfig, document.value);
}

export function healthFrom(fields: Fields): Checked<HealthDocument> {
  const buttons = parsed(fields['webButtons'] ?? '', 'Buttons');
  if ('problem' in buttons) return buttons;
  return checked(Health, {
    web_enable: fields['web_enable'] === '1' ? 1 : 0,
    domain: textOrNull(fields['domain']),
    title: textOrNull(fields['title']),
    message: textOrNull(fields['message']),
    webButtons: buttons.value,
  });
}

/** The lead form as it is written; the answers are kept with the names that it has then. */
export function leadFrom(fields: Fields): Checked<v.InferInput<typeof LeadForm>> {
  const form = parsed(fields['lead_form'] ?? '', 'The lead form');
  return 'problem' in form ? form : checked(LeadForm, form.value);
}
