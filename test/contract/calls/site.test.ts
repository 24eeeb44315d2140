/** The site, its pages, forms and words, as they go over the wire (R3.1, R3.8 to R3.10, R7.2, R7.5, R7.6). */
import { describe, expect, test } from 'vitest';
import { articleEndpoints } from '../../../src/contract/endpoints/article.ts';
import { mediaEndpoints } from '../../../src/contract/endpoints/media.ts';
import { contentEndpoints } from '../../../src/contract/endpoints/content.ts';
import { formEndpoints } from '../../../src/contract/endpoints/form.ts';
import { leadEndpoints } from '../../../src/contract/endpoints/lead.ts';
import { searchEndpoints } from '../../../src/contract/endpoints/search.ts';
import { siteEndpoints } from '../../../src/contract/endpoints/site.ts';
import { supportEndpoints } from '../../../src/contract/endpoints/support.ts';
import { applicationKeys, headerNames } from '../../../src/contract/requestHeaders.ts';
import { VersionFile } from '../../../src/contract/site/site.ts';
import { weekdayBits } from '../../../src/contract/wire/weekdays.ts';
import { additionalAnswer, additionalField } from '../support/people.ts';
import { answered, checkCalls, outcome, paged } from '../support/checkCalls.ts';
import {
  amount,
  bit,
  count,
  either,
  faultsOf,
  files,
  flag,
  formed,
  id,
  may,
  maybe,
  named,
  nullable,
  number,
  offFlag,
  oneOf,
  stamp,
  time,
} from '../support/wireExample.ts';

const pages = { page: maybe(number(count(2, { least: 1 }))), size: maybe(number(count(16, { least: 1, most: 100 }))) };
const named1 = { id: id(), ...named('Padel') };
const slide = {
  id: id(),
  title: 'Play at night',
  ar_title: may('العب ليلاً'),
  text: may('Courts until two.'),
  ar_text: may('ملاعب حتى الثانية'),
  image: may('slides/night.jpg'),
  sport: may('padel'),
  link: may('/service/11'),
};
const link = {
  link_text: 'Events',
  ar_link_text: may('الفعاليات'),
  path: '/events',
  page_id: may(id()),
  custom: offFlag(),
  is_default: offFlag(),
};
const navigation = may([{ ...link, children: may([link], []) }], []);
/** A day that is in the calendar. */
const day = () => formed('2026-12-31', ['2028-02-29'], ['2026-02-30', '2026-13-01', '2026-00-10', '31.12.2026']);
const visibility = maybe({ is_visible: offFlag(), is_required: offFlag() }, { is_visible: false, is_required: false });
const asked = { is_visible: false, is_required: false };
const config = {
  venue: {
    ...named1,
    currency: may('AED', 'AED'),
    child_venues: may([named1], []),
  },
  venue_id: may(id()),
  favicon_image_url: may('favicon.png'),
  logo: may('logo.svg'),
  image_base: may('https://blob.saha.example/', '/'),
  manifest_url: may('/manifest.en.json'),
  ar_manifest_url: may('/manifest.ar.json'),
  colors: may(
    {
      primary: may('#0a5'),
      secondary: may('#fff'),
      cta: may('#f60'),
      accent: may('#06f'),
      dark: may('#000'),
      mode: may('light'),
    },
    { primary: null, secondary: null, cta: null, accent: null, dark: null, mode: null },
  ),
  gtm_code: may('GTM-1'),
  krews_gtm_code: may('GTM-2'),
  chat_widget_url: may('https://chat.example/w.js'),
  ad_pixel_url: may('https://ads.example/p.js'),
  session_id: may('s-1'),
  vtoken: may('v-1'),
  enable_dcd: offFlag(),
  allow_facility_items_reservation: maybe(flag(), true),
  qube_enable_custom_booking_date_range: offFlag(),
  qube_custom_booking_start_date: may(day()),
  qube_custom_booking_end_date: may(day()),
  show_facility_image: offFlag(),
  show_time_range_filter: offFlag(),
  is_guest_checkout: offFlag(),
  restrict_password: maybe(flag(), true),
  tnc: may('<p>Play fair.</p>'),
  ar_tnc: may('<p>العب بنزاهة</p>'),
  tnc_enable: offFlag(),
  enable_uae_pass: offFlag(),
  recaptcha_site_key: may('6Lc'),
  reports_dsn: may('https://key@reports.example/1'),
  reports_on_localhost: offFlag(),
  qube_otp_login: offFlag(),
  enable_search: offFlag(),
  enable_facility_booking: offFlag(),
  enable_lead_tracker_button: offFlag(),
  enable_join_now: offFlag(),
  enable_arabic: offFlag(),
  enable_footer_contact_us: offFlag(),
  enable_footer_accessibility: may(flag(), true),
  allow_support: offFlag(),
  religions: may([named1], []),
  carousel: may([slide], []),
  maintenance: may({
    title: may('Back soon'),
    ar_title: may('نعود قريباً'),
    message: may('Until six.'),
    ar_message: may('حتى السادسة'),
  }),
  header_nav: navigation,
  header_menu: navigation,
  social_media: may({ instagram: nullable('https://instagram.com/saha') }, {}),
  additions: may(['cancel', 'oneOfTomorrow'], []),
  labels: may({ academies: maybe({ en: 'Schools', ar: may('مدارس') }) }, {}),
  entity_types: may([named1], []),
  field_visibility: may(
    {
      dob: visibility,
      nationality: visibility,
      id: visibility,
      religion: visibility,
      tag: visibility,
      gender: visibility,
    },
    { dob: asked, nationality: asked, id: asked, religion: asked, tag: asked, gender: asked },
  ),
};

checkCalls('the site (R3.1, R7.2.1, R7.2.3, R7.5.8, Q7.6.a)', siteEndpoints, {
  config: {
    call: 'GET config, cached',
    answer: { ...answered(config), carousel: may([slide], []), session_id: may('s-2'), vtoken: may('v-2') },
  },
  healthCheck: {
    call: 'GET health-check',
    answer: answered({
      web_enable: offFlag(),
      domain: may('saha.example'),
      title: may('Back soon'),
      message: may('Until six.'),
      webButtons: may([{ url: 'tel:+97141234567', text: 'Call us' }], []),
    }),
  },
  verifyTime: {
    call: 'GET verify-time',
    answer: answered({ userTime: '2026-11-26T18:00:00Z', systemTime: '2026-11-26T18:04:00Z' }),
  },
  services: {
    call: 'GET venue/services, cached',
    answer: answered([
      {
        id: id(),
        venue_id: may(id()),
        ...named('Padel'),
        is_public: offFlag(),
        image: may('padel.jpg'),
        map_pin: may('25.2,55.3'),
        filter_by: oneOf(1, 2),
        surfaces: may([named1], []),
        formations: may([named1], []),
        outdoor: may([bit()], []),
        facilities: may([named1], []),
        price_from: may(amount(120)),
        is_approval_required: maybe(offFlag()),
      },
    ]),
  },
  logout: { call: 'POST auth/logout, token', answer: outcome },
});

checkCalls('pages and venues (R7.2.2, Q7.6.q)', contentEndpoints, {
  contentPage: {
    call: 'GET pages/{slug}, cached',
    answer: answered({
      slug: 'terms',
      title: 'Terms',
      ar_title: may('الشروط'),
      body: '<p>Play fair.</p>',
      ar_body: may('<p>العب بنزاهة</p>'),
      image: may('terms.jpg'),
    }),
  },
  venues: {
    call: 'GET venues',
    answer: answered([
      {
        ...named1,
        address: 'Street 4',
        ar_address: may('شارع ٤'),
        area: may('Al Quoz'),
        ar_area: may('القوز'),
        image: may('quoz.jpg'),
        map_pin: may('25.1,55.2'),
        phone: may('+97141234567'),
        opening: may('Daily 8 to 24'),
        ar_opening: may('يومياً'),
        hours: may([{ days: [1, 2], start_time: time('08:00:00'), end_time: time('00:00:00') }], []),
        parking: may('Free'),
        ar_parking: may('مجاني'),
        transport: may('Metro'),
        ar_transport: may('مترو'),
        map_image: may('map.png'),
        services: may([named1], []),
      },
    ]),
  },
});

const blog = {
  slug: 'first-serve',
  title: 'First serve',
  ar_title: may('الإرسال الأول'),
  image: may('serve.jpg'),
  sport: may('tennis'),
  excerpt: may('How to.'),
  ar_excerpt: may('كيف'),
  published_at: stamp(),
};
checkCalls('blogs (Q7.6.q)', articleEndpoints, {
  blogs: { call: 'GET blogs', query: pages, answer: paged(blog) },
  blog: { call: 'GET blogs/{slug}', answer: answered({ ...blog, body: '<p>Toss.</p>', ar_body: may('<p>ارمِ</p>') }) },
});
checkCalls('media, gallery (Q7.6.q, Q2.1.f)', mediaEndpoints, {
  mediaLibrary: {
    call: 'GET media-library',
    query: { ...pages, type: maybe('video') },
    answer: paged({
      id: id(),
      type: oneOf('image', 'video', 'document'),
      title: 'The pool',
      ar_title: may('المسبح'),
      url: 'pool.mp4',
      thumbnail: may('pool.jpg'),
      description: may('A lane, seen from above.'),
      ar_description: may('حارة من الأعلى'),
    }),
  },
  gallery: {
    call: 'GET gallery',
    answer: answered([{ id: id(), url: 'pool.jpg', caption: may('The pool'), ar_caption: may('المسبح') }]),
  },
});

checkCalls('forms of the site (R3.8.1, Q7.6.t)', formEndpoints, {
  siteForm: {
    call: 'GET forms/{slug}',
    answer: answered({
      ...named('Join a team'),
      description: may('Tell us.'),
      ar_description: may('أخبرنا'),
      fields: [additionalField],
    }),
  },
  submitSiteForm: {
    call: 'POST forms/{slug}',
    body: { fields: [additionalAnswer], recaptcha_response: 'proof' },
    answer: outcome,
  },
});

checkCalls('leads (R3.9.1, R7.5.2, R7.5.3)', leadEndpoints, {
  leadForm: {
    call: 'GET leads',
    answer: answered({
      form_name: 'Visit us',
      ar_form_name: may('زورونا'),
      form_description: may('Soon.'),
      ar_form_description: may('قريباً'),
      lead_action_list_id: may(id()),
      form_fields: may(
        [
          {
            field_name: 'Team',
            ar_field_name: may('الفريق'),
            type: 'drop_down',
            is_required: offFlag(),
            options: may([{ value: 'Falcons', ar_value: may('الصقور') }], []),
          },
        ],
        [],
      ),
    }),
  },
  submitLead: {
    call: 'POST leads',
    body: {
      form_name: 'Visit us',
      form_description: may('Soon.'),
      lead_action_list_id: may(id()),
      form_fields: [
        {
          field_name: 'Name',
          type: 'text_box',
          answer: either('Layla', [{ value: 'Falcons' }], [7, {}, ['Falcons'], { value: 7 }]),
        },
      ],
      recaptcha_response: 'proof',
    },
    answer: outcome,
  },
});

checkCalls('the search (R3.10.8, R7.5.6)', searchEndpoints, {
  search: {
    call: 'GET search/global',
    query: { search: 'padel' },
    answer: answered([
      {
        type: oneOf('event', 'trainer', 'academy'),
        ...named1,
        description: may('A night'),
        ar_description: may('ليلة'),
        image_path: may('night.jpg'),
        sport: may('padel'),
      },
    ]),
  },
});

const stored = { path: 'files/a.png', name: 'a.png', type: 'image/png' };
const reply = { id: id(), author: 'Layla', from_operator: true, message: 'Is it there?', date: stamp() };
const request = {
  id: id(),
  subject: 'Lost racket',
  category: may('Lost'),
  status: oneOf('open', 'answered', 'closed'),
  date: stamp(),
};
checkCalls('the support (Q7.6.r)', supportEndpoints, {
  supportRequests: {
    call: 'GET customer-support, customer',
    query: pages,
    answer: paged({ ...request, last_reply: may(reply) }),
  },
  askSupport: {
    call: 'POST customer-support, multipart, customer',
    body: { subject: 'Lost racket', category: maybe('Lost'), message: 'On Padel 2.', files: maybe(files()) },
    answer: answered({ id: id() }),
  },
  supportRequest: {
    call: 'GET customer-support/{id}, customer',
    answer: answered({
      ...request,
      message: 'On Padel 2.',
      files: may([stored], []),
      replies: [{ ...reply, files: may([stored], []) }],
    }),
  },
  replyToSupport: {
    call: 'POST customer-support/{id}/replies, multipart, customer',
    body: { message: 'Thank you', files: maybe(files()) },
    answer: answered({ ...reply, files: may([stored], []) }),
  },
});

describe('what every call carries (R7.1.3 to R7.1.7, Q7.1.a, R3.10.4 to R3.10.6)', () => {
  test('headers by these names', () =>
    expect(headerNames).toEqual({
      userTime: 'X-User-Time',
      userTimezone: 'X-User-Timezone',
      visitorToken: 'X-Visitor-Token',
      sessionId: 'X-Session-Id',
      appKey: 'X-App-Key',
      idempotencyKey: 'Idempotency-Key',
      orderKey: 'X-Order-Key',
    }));
  test('application keys and weekdays', () => {
    expect(applicationKeys).toEqual({ qPortal: 'oo', b2c: 'oc', partners: 'op', members: 'om', kiosk: 'ok' });
    expect(weekdayBits).toEqual([1, 2, 4, 8, 16, 32, 64]);
  });
  test('the file of the version (R3.10.10)', () =>
    expect(faultsOf(VersionFile, { version: '2026.11.26' })).toEqual([]));
});
