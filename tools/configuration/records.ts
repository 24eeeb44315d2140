/**
 * What every setting of the site does, in an operator's words. The contract says which settings there are; a setting
 * without its words does not compile, and one that the contract no longer has neither. Apart from the schemas, as words for
 * operators must not weigh on the first page.
 */
import type { InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import { FieldVisibility } from '../../src/contract/forms/askedDetails.ts';
import { CarouselSlide, Colors, Health, NavigationItem, SiteConfig } from '../../src/contract/site/site.ts';

type AnyObject = ObjectSchema<ObjectEntries, undefined>;

export interface ConfigurationRecord {
  title: string;
  /** What the record is, or where it stands. */
  about: string;
  schema: AnyObject;
  effects: Readonly<Record<string, string>>;
}

const recordOf = <TSchema extends AnyObject>(
  schema: TSchema,
  title: string,
  about: string,
  effects: Readonly<Record<keyof InferOutput<TSchema> & string, string>>,
): ConfigurationRecord => ({ title, about, schema, effects });

export const configurationRecords: readonly ConfigurationRecord[] = [
  recordOf(SiteConfig, 'The configuration', 'What `GET config` answers in `data`.', {
    venue: 'The main venue: its name stands in the header, the title of every page and the footer.',
    venue_id: 'The venue under which orders are sent. Without it the cart answers _Invalid Config_ and takes no order.',
    favicon_image_url: 'The picture in the tab of the browser.',
    logo: 'The picture in the header, with the name of the venue as its alternative text; without one the name is written.',
    image_base:
      'Where pictures with a relative path lie. On another origin it has to be named in the policy, see [serving](serving.md#what-to-add-to-the-policy).',
    manifest_url:
      'The web app manifest of the site in English, with its name, icons and colours: browsers offer to install the site by it. On the portal’s own origin, below a path that leads to your server; from elsewhere it is left out.',
    ar_manifest_url: 'The same in Arabic; without one the English one holds for both.',
    colors: 'The operator’s colours, from which all others are made.',
    gtm_code: 'Loads this container of the tag manager, and asks visitors whether they may be counted.',
    krews_gtm_code: 'A second container; written twice, the same one is loaded once.',
    chat_widget_url:
      'The script of a chat of another company: loaded when the customer has agreed and the page is quiet. The build must allow it for this host, see [serving](serving.md#scripts-of-other-companies).',
    ad_pixel_url: 'The script that measures your advertisements, loaded and allowed like the chat.',
    session_id:
      'Tells visitors apart before they log in: holds of the cart belong to it. Each visitor needs another; without one the browser makes its own. May stand beside `data`.',
    vtoken: 'Sent back with every call of a visitor as `X-Visitor-Token`. May stand beside `data`.',
    enable_dcd: 'Read and kept; nothing in the portal depends on it.',
    allow_facility_items_reservation:
      'The cart holds its places on the server. Off, nothing is held, and what lies in others’ carts is still offered.',
    qube_enable_custom_booking_date_range: 'Only the days of the range below can be booked.',
    qube_custom_booking_start_date: 'The first day of the range; without one, today.',
    qube_custom_booking_end_date: 'The last day of the range; without one, as far ahead as the service allows.',
    show_facility_image: 'Courts and pitches are offered as cards with pictures, otherwise as buttons.',
    show_time_range_filter: 'Parts of the day to choose from stand above the times.',
    is_guest_checkout: 'Visitors may book without an account; never on a site of the mode `baps`.',
    restrict_password:
      'A password that was forgotten is replaced only by one with capital and small letters, digits and a sign. Off, any will do. A registration always asks for all of it.',
    tnc: 'The terms of booking, rich text. Without them nothing has to be agreed to.',
    ar_tnc: 'The terms in Arabic; without them the English ones are shown.',
    tnc_enable:
      'The terms are asked for in the cart too, and ticking them opens them. Off, they are asked for with the attendees’ details only, where a tick is enough.',
    enable_uae_pass: 'Offers the login by UAE PASS.',
    recaptcha_site_key:
      'Puts Google’s reCAPTCHA where the portal’s own captcha stands. The build must allow it, see [serving](serving.md#what-to-add-to-the-policy).',
    reports_dsn:
      'Where errors, timings and recordings of pages are reported to: the address that a service of the kind of Sentry gives out. Secrets are taken out before anything leaves. The build must allow it, see [serving](serving.md#what-to-add-to-the-policy).',
    reports_on_localhost: 'Reports from localhost as well, for a sandbox that collects them.',
    qube_otp_login: 'The login asks for an e-mail address and a code instead of a password.',
    enable_search: 'Offers the search.',
    enable_facility_booking: 'Offers to book facilities: the buttons in the header, on the home page and on services.',
    enable_lead_tracker_button: 'A button in the header opens the lead form.',
    enable_join_now:
      'A button _Join now_ in the header leads to the memberships where the navigation lists them, else to the registration.',
    enable_arabic: 'Offers to switch between English and Arabic. Off, an address with `lang=ar` is still obeyed.',
    enable_footer_contact_us: 'A link to the contact page in the footer.',
    enable_footer_accessibility:
      'A link to the page `accessibility` in the footer: a content page of the operator’s with what is accessible and what is not yet.',
    allow_support: 'A link to the customer support in the footer, and its pages.',
    religions: 'What can be chosen where a religion is asked for; without any, the registration does not ask.',
    carousel: 'The slides of the home page. May stand beside `data`; a list that is not empty inside wins.',
    maintenance:
      'With a title or a message the whole site shows them and nothing else. The health check below does the same without a change of the configuration.',
    header_nav: 'The navigation. A section that no entry names, nor a child of one, has no pages.',
    header_menu: 'The navigation while `header_nav` is empty.',
    social_media:
      'Links of the footer by network; an empty one, `#` and the bare front page of a network are left out.',
    additions:
      'What the server has beyond the specification, by name: `cancel`, `topUp`, `password`, `sessions`, `export`, `erase`, `pointsExpiry`, `sendAgain`, `invoice`, `expressPay`, `defaultCard`, `membershipUse`, `providerState` ([what each asks for](../decisions/043-additions.md)). Of what is not named nothing shows.',
    labels: 'Texts in both languages by key, in place of the portal’s own words for sections.',
    entity_types: 'What can be chosen as the kind of organisation when a partner registers.',
    field_visibility: 'Which details of attendees are asked for; the settings of a service override these.',
  }),
  recordOf(SiteConfig.entries.venue, 'The venue', '`venue` of the configuration.', {
    id: 'Its number among the venues.',
    name: 'Its name, the name of the site.',
    ar_name: 'Its name in Arabic; without one the English name is shown, marked as English.',
    currency: 'The code (ISO 4217) in which all prices are shown.',
    child_venues: 'The venues that are sold on the same site.',
  }),
  recordOf(
    Colors,
    'Colours',
    '`colors` of the configuration, each written as a colour of CSS in hexadecimal digits. What is no colour is replaced by the portal’s own; what could not be read on its ground is darkened or lightened until it can.',
    {
      primary: 'Marks what is chosen, and links.',
      secondary: 'Quiet areas and drawings.',
      cta: 'Buttons that lead on.',
      accent: 'Lines and highlights.',
      dark: 'Text, and the ground of dark areas.',
      mode: '`light` or `dark`; `baps` makes it a site of that kind: light, a login before booking, straight to the cart, no guests.',
    },
  ),
  recordOf(
    NavigationItem,
    'An entry of the navigation',
    'Of `header_nav` and `header_menu`. A child is written the same but has no children.',
    {
      link_text: 'What is written.',
      ar_link_text: 'What is written in Arabic; without it the English text.',
      path: 'A path of the portal (`/events`), the name of a page of yours (`find-us`), a whole address where `custom` is on, or `#` for a parent that only opens its children.',
      page_id: 'The number of the page of yours, where it is one.',
      custom: 'The path is an address elsewhere.',
      is_default: 'The path is one of the portal’s own pages.',
      children: 'What opens below the entry.',
    },
  ),
  recordOf(CarouselSlide, 'A slide', 'Of `carousel`.', {
    id: 'Its number among the slides.',
    title: 'The large line.',
    ar_title: 'The large line in Arabic.',
    text: 'The sentence below it.',
    ar_text: 'The sentence in Arabic.',
    image: 'The picture behind the words; without one a court is drawn.',
    sport: 'Which court is drawn, e.g. `padel`, `football`, `swimming`.',
    link: 'Where the slide leads.',
  }),
  recordOf(SiteConfig.entries.maintenance.wrapped, 'Maintenance', '`maintenance` of the configuration.', {
    title: 'The heading.',
    ar_title: 'The heading in Arabic.',
    message: 'What is going on, and until when.',
    ar_message: 'The same in Arabic.',
  }),
  recordOf(FieldVisibility, 'A detail of attendees', 'Each of `field_visibility`.', {
    is_visible: 'It is asked for.',
    is_required: 'It has to be answered.',
  }),
  recordOf(
    Health,
    'The health check',
    'What `GET health-check` answers in `data`. It is asked beside the configuration and wins over it.',
    {
      web_enable: 'Closes the site of the domain that is named.',
      domain: 'Which site is closed: the host, with or without its port. Without one none is.',
      title: 'The heading of the page that stands there instead.',
      message: 'What is going on, and until when.',
      webButtons: 'Links below the message.',
    },
  ),
];
