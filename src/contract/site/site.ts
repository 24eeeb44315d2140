/** The operator's site: configuration, health, clock, version and content pages (R3.1, R7.2, R7.6). */
import * as v from 'valibot';
import { FieldVisibilities } from '../forms/askedDetails.ts';
import { responseOf, Flag, Id, ImagePath, Named, OptionalFlag, WireDate } from '../wire/wire.ts';

const navigationFields = {
  link_text: v.string(),
  ar_link_text: v.nullish(v.string(), null),
  /** A route path, a page slug, or an external address when `custom`. */
  path: v.string(),
  page_id: v.nullish(Id, null),
  custom: OptionalFlag,
  is_default: OptionalFlag,
};

/** An entry of the header navigation (R2.5.2); children are one level deep. */
export const NavigationItem = v.object({
  ...navigationFields,
  children: v.nullish(v.array(v.object(navigationFields)), []),
});
export type NavigationItem = v.InferOutput<typeof NavigationItem>;

export const CarouselSlide = v.object({
  id: Id,
  title: v.string(),
  ar_title: v.nullish(v.string(), null),
  text: v.nullish(v.string(), null),
  ar_text: v.nullish(v.string(), null),
  image: ImagePath,
  /** Which court is drawn when there is no picture. */
  sport: v.nullish(v.string(), null),
  link: v.nullish(v.string(), null),
});
export type CarouselSlide = v.InferOutput<typeof CarouselSlide>;

export const Venue = v.object({ id: Id, ...Named.entries });
export type Venue = v.InferOutput<typeof Venue>;

/** The venue of the configuration with its children and currency (R3.3.4). */
export const VenueTree = v.object({
  ...Venue.entries,
  currency: v.nullish(v.string(), 'AED'),
  child_venues: v.nullish(v.array(Venue), []),
});

/** A date that is in the calendar. */
const CalendarDate = v.pipe(
  WireDate,
  v.check((text) => Number.isFinite(Date.parse(text)) && new Date(text).toISOString().startsWith(text), 'no date'),
);

/** Hand-written values: anything that is no colour falls back when the theme is derived. */
export const Colors = v.object({
  primary: v.nullish(v.string(), null),
  secondary: v.nullish(v.string(), null),
  cta: v.nullish(v.string(), null),
  accent: v.nullish(v.string(), null),
  dark: v.nullish(v.string(), null),
  /** light, dark or baps; baps sets is_baps (R3.1.3). */
  mode: v.nullish(v.string(), null),
});
export type Colors = v.InferOutput<typeof Colors>;

/** Everything the operator decides about the site, its switches included (R3.1.1, R3.1.2). */
export const SiteConfig = v.object({
  venue: VenueTree,
  /** Missing: the cart answers 'Invalid Config' (Q8.2.a). */
  venue_id: v.nullish(Id, null),
  favicon_image_url: ImagePath,
  logo: ImagePath,
  image_base: v.nullish(v.string(), '/'),
  /** Web app manifests, one in each language; a browser takes them from the site's own origin alone (061). */
  manifest_url: v.nullish(v.string(), null),
  ar_manifest_url: v.nullish(v.string(), null),
  colors: v.nullish(Colors, {}),
  gtm_code: v.nullish(v.string(), null),
  krews_gtm_code: v.nullish(v.string(), null),
  /** Scripts of others that run with the customer's consent (R1.7.3, R1.7.4); the page's policy has to allow them. */
  chat_widget_url: v.nullish(v.string(), null),
  ad_pixel_url: v.nullish(v.string(), null),
  session_id: v.nullish(v.string(), null),
  vtoken: v.nullish(v.string(), null),
  enable_dcd: OptionalFlag,
  /** Only 0 turns the cart's reservations off; absent is on (Q9.1.c). */
  allow_facility_items_reservation: v.optional(Flag, 1),
  qube_enable_custom_booking_date_range: OptionalFlag,
  qube_custom_booking_start_date: v.nullish(CalendarDate, null),
  qube_custom_booking_end_date: v.nullish(CalendarDate, null),
  show_facility_image: OptionalFlag,
  show_time_range_filter: OptionalFlag,
  is_guest_checkout: OptionalFlag,
  restrict_password: v.optional(Flag, 1),
  tnc: v.nullish(v.string(), null),
  ar_tnc: v.nullish(v.string(), null),
  tnc_enable: OptionalFlag,
  enable_uae_pass: OptionalFlag,
  /** With a key Google's reCAPTCHA stands where the portal's own captcha would. */
  recaptcha_site_key: v.nullish(v.string(), null),
  /** Where errors are reported to, as the service gives it out; none: nothing is reported (R7.6.3). */
  reports_dsn: v.nullish(v.string(), null),
  /** Reports are sent from localhost as well, for a sandbox that collects them (R9.4.9). */
  reports_on_localhost: OptionalFlag,
  qube_otp_login: OptionalFlag,
  enable_search: OptionalFlag,
  enable_facility_booking: OptionalFlag,
  enable_lead_tracker_button: OptionalFlag,
  enable_join_now: OptionalFlag,
  enable_arabic: OptionalFlag,
  enable_footer_contact_us: OptionalFlag,
  /** The operator has a page /accessibility: a statement that nobody finds helps nobody, so only who has none says so. */
  enable_footer_accessibility: v.nullish(Flag, 1),
  allow_support: OptionalFlag,
  religions: v.nullish(v.array(v.object({ id: Id, ...Named.entries })), []),
  carousel: v.nullish(v.array(CarouselSlide), []),
  /** With a title or a message the site is in maintenance (Q2.10.b). */
  maintenance: v.nullish(
    v.object({
      title: v.nullish(v.string(), null),
      ar_title: v.nullish(v.string(), null),
      message: v.nullish(v.string(), null),
      ar_message: v.nullish(v.string(), null),
    }),
    null,
  ),
  /** Wins over header_menu when it is a non-empty list (Q2.5.a). */
  header_nav: v.nullish(v.array(NavigationItem), []),
  header_menu: v.nullish(v.array(NavigationItem), []),
  social_media: v.nullish(v.record(v.string(), v.nullish(v.string(), null)), {}),
  /** What the server has beyond the specification, by name (src/contract/additions/names.ts); others are ignored (Q7.7.a). */
  additions: v.nullish(v.array(v.string()), []),
  labels: v.nullish(v.record(v.string(), v.object({ en: v.string(), ar: v.nullish(v.string(), null) })), {}),
  entity_types: v.nullish(v.array(v.object({ id: Id, ...Named.entries })), []),
  field_visibility: v.nullish(FieldVisibilities, v.getDefaults(FieldVisibilities)),
});
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

/** GET config: carousel, session_id and vtoken may stand beside `data`; a value inside `data` wins (Q7.2.a). */
export const ConfigAnswer = v.object({
  ...responseOf(SiteConfig).entries,
  carousel: v.nullish(v.array(CarouselSlide), []),
  session_id: v.nullish(v.string(), null),
  vtoken: v.nullish(v.string(), null),
});

/** The remote health check (R2.10.4, R3.10.11). */
export const Health = v.object({
  web_enable: OptionalFlag,
  domain: v.nullish(v.string(), null),
  title: v.nullish(v.string(), null),
  message: v.nullish(v.string(), null),
  webButtons: v.nullish(v.array(v.object({ url: v.string(), text: v.string() })), []),
});
export type Health = v.InferOutput<typeof Health>;

/** Both clocks (R3.10.9) as instants (ISO 8601); the server answers an error status with the same body on a mismatch (Q5.7.d). */
export const TimeVerification = v.object({ userTime: v.string(), systemTime: v.string() });
export type TimeVerification = v.InferOutput<typeof TimeVerification>;

/** /version.json, a file of the site itself (R3.10.10). */
export const VersionFile = v.object({ version: v.string() });
