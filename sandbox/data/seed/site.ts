/** The site configuration of Saha as GET config answers it, and what else the operator has set. */
import type { InferInput } from 'valibot';
import type { Health, SiteConfig } from '../../../src/contract/site/site.ts';
import { additionNames } from '../../../src/contract/additions/names.ts';
import { venues } from './venues.ts';

const tnc = `
<h2>Booking terms</h2>
<p>These terms hold for every booking, ticket, membership and purchase made with Saha Sport &amp; Leisure LLC, Dubai.</p>
<ol>
  <li><strong>Your slot.</strong> A court is yours from the minute it begins to the minute it ends. Please be off it on time: the next group has paid too.</li>
  <li><strong>Late arrival.</strong> A slot can be booked and entered up to 15 minutes after it began. The end does not move.</li>
  <li><strong>Cancelling.</strong> What comes back when you cancel, and until when, stands beside Pay. It goes back to where it came from.</li>
  <li><strong>Rescheduling.</strong> Until it starts you may move a booking to a free slot of the same service and length, at no cost.</li>
  <li><strong>Shoes and kit.</strong> Non-marking soles on indoor courts, moulded studs on turf, a cap in the 25-metre pool.</li>
  <li><strong>Children.</strong> Under twelve only with an adult who stays. In the pool one adult for every three children.</li>
  <li><strong>Heat.</strong> When the ministry’s midday rule applies, open-air slots between 12:30 PM and 03:00 PM are refunded on request.</li>
  <li><strong>Health.</strong> You play at your own risk and confirm that you are fit to do so. Tell us about injuries at once.</li>
  <li><strong>Prices.</strong> All prices are in dirhams and include 5 % VAT.</li>
</ol>`.trim();

const arTnc = `
<h2>شروط الحجز</h2>
<p>تسري هذه الشروط على كل حجز أو تذكرة أو عضوية أو عملية شراء لدى ساحة للرياضة والترفيه ذ.م.م، دبي.</p>
<ol>
  <li><strong>وقتك.</strong> الملعب لك من أول دقيقة في حجزك إلى آخر دقيقة. نرجو إخلاءه في الموعد، فالمجموعة التالية دفعت أيضًا.</li>
  <li><strong>التأخر.</strong> يمكن حجز الوقت والدخول حتى 15 دقيقة بعد بدايته، ولا يتغير موعد النهاية.</li>
  <li><strong>الإلغاء.</strong> تجد بجانب زر الدفع ما يعود إليك عند الإلغاء وحتى متى، ويعود المبلغ إلى حيث دُفع منه.</li>
  <li><strong>تغيير الموعد.</strong> يمكنك قبل بداية الحجز نقله دون تكلفة إلى وقت متاح للخدمة نفسها وبالمدة نفسها.</li>
  <li><strong>الأحذية والملابس.</strong> نعال لا تترك أثرًا في الملاعب الداخلية، وأحذية بمسامير مصبوبة على العشب الصناعي، وقبعة سباحة في مسبح 25 مترًا.</li>
  <li><strong>الأطفال.</strong> من هم دون الثانية عشرة برفقة شخص بالغ يبقى معهم. وفي المسبح بالغ واحد لكل ثلاثة أطفال.</li>
  <li><strong>الحر.</strong> عند سريان حظر العمل وقت الظهيرة تُرد قيمة الحجوزات المكشوفة بين 12:30 م و03:00 م عند الطلب.</li>
  <li><strong>الصحة.</strong> تلعب على مسؤوليتك وتقرّ بأنك لائق صحيًا. أخبرنا بأي إصابة فور حدوثها.</li>
  <li><strong>الأسعار.</strong> جميع الأسعار بالدرهم وتشمل ضريبة القيمة المضافة 5%.</li>
</ol>`.trim();

/** An entry of the navigation that leads to a page the portal has. */
export const entryOf = (link_text: string, ar_link_text: string, path: string) => ({
  link_text,
  ar_link_text,
  path,
  page_id: null,
  custom: 0 as const,
  is_default: 1 as const,
});

/** An entry that leads to a page of the operator's own, by its slug. */
export const pageOf = (link_text: string, ar_link_text: string, slug: string, page_id: number) => ({
  link_text,
  ar_link_text,
  path: slug,
  page_id,
  custom: 0 as const,
  is_default: 0 as const,
});

const visible = { is_visible: 1, is_required: 0 } as const;
const hidden = { is_visible: 0, is_required: 0 } as const;

/** The configuration of a standard tenant; `session_id` and `vtoken` are given per customer. */
export const siteConfig: InferInput<typeof SiteConfig> = {
  venue: {
    id: 100,
    name: 'Saha',
    ar_name: 'ساحة',
    currency: 'AED',
    child_venues: venues.map(({ id, name, ar_name }) => ({ id, name, ar_name })),
  },
  venue_id: 1,
  favicon_image_url: '/art/mark.svg',
  logo: null,
  image_base: '/art/',
  manifest_url: '/art/manifests/saha.en.webmanifest',
  ar_manifest_url: '/art/manifests/saha.ar.webmanifest',
  // Evening turf under floodlights: deep pitch green, night navy, clay for the calls to act, line yellow.
  colors: {
    primary: '#0b6e4f',
    secondary: '#123c5a',
    cta: '#d1451b',
    accent: '#e9f03a',
    dark: '#0b1a17',
    mode: 'light',
  },
  gtm_code: null,
  krews_gtm_code: null,
  chat_widget_url: null,
  ad_pixel_url: null,
  enable_dcd: 0,
  allow_facility_items_reservation: 1,
  qube_enable_custom_booking_date_range: 0,
  qube_custom_booking_start_date: null,
  qube_custom_booking_end_date: null,
  show_facility_image: 1,
  show_time_range_filter: 1,
  is_guest_checkout: 1,
  restrict_password: 1,
  tnc,
  ar_tnc: arTnc,
  tnc_enable: 1,
  enable_uae_pass: 1,
  qube_otp_login: 0,
  enable_search: 1,
  enable_facility_booking: 1,
  enable_lead_tracker_button: 0,
  enable_join_now: 1,
  enable_arabic: 1,
  enable_footer_contact_us: 1,
  enable_footer_accessibility: 1,
  allow_support: 1,
  religions: [
    { id: 1, name: 'Islam', ar_name: 'الإسلام' },
    { id: 2, name: 'Christianity', ar_name: 'المسيحية' },
    { id: 3, name: 'Hinduism', ar_name: 'الهندوسية' },
    { id: 4, name: 'Buddhism', ar_name: 'البوذية' },
    { id: 5, name: 'Other', ar_name: 'أخرى' },
  ],
  carousel: [
    {
      id: 1,
      title: 'Sun down. Lights on.',
      ar_title: 'غابت الشمس، وأُضيئت الملاعب.',
      text: 'Fourteen padel courts, pitches from fives to full size and a 25-metre pool, open until two in the morning.',
      ar_text:
        'أربعة عشر ملعب بادل وملاعب كرة من الخماسي إلى الكامل ومسبح بطول 25 مترًا، مفتوحة حتى الثانية بعد منتصف الليل.',
      image: null,
      sport: 'padel',
      link: '/',
    },
    {
      id: 2,
      title: 'Saturday is tournament day',
      ar_title: 'السبت يوم البطولات',
      text: 'Bring a pair or find one here: brackets for every level, finals under the floodlights.',
      ar_text: 'أحضر شريكك أو ابحث عنه هنا: مجموعات لكل المستويات والنهائيات تحت الأضواء.',
      image: null,
      sport: 'football',
      link: '/events',
    },
    {
      id: 3,
      title: 'Learn to swim before summer',
      ar_title: 'تعلّم السباحة قبل الصيف',
      text: 'Small groups in the creekside pool, for children from four and for adults who never dared.',
      ar_text: 'مجموعات صغيرة في المسبح المطل على الخور، للأطفال من سن الرابعة وللكبار الذين لم يجرؤوا بعد.',
      image: null,
      sport: 'swimming',
      link: '/academies',
    },
  ],
  maintenance: null,
  header_nav: [
    {
      ...pageOf('Play', 'العب', 'places', 1),
      children: [pageOf('Our venues', 'مواقعنا', 'places', 1), pageOf('Find us', 'كيف تصل إلينا', 'find-us', 2)],
    },
    entryOf('Events', 'الفعاليات', '/events'),
    {
      ...entryOf('Academies', 'الأكاديميات', '/academies'),
      children: [entryOf('All academies', 'كل الأكاديميات', '/academies'), entryOf('Coaches', 'المدربون', '/training')],
    },
    entryOf('Memberships', 'العضويات', '/memberships'),
    {
      ...entryOf('Shop', 'المتجر', '/retail'),
      children: [entryOf('All products', 'كل المنتجات', '/retail'), entryOf('Outlets', 'المتاجر', '/outlets')],
    },
    entryOf('Offers', 'العروض', '/offers'),
    {
      ...entryOf('Stories', 'حكايات', '/blogs'),
      children: [
        entryOf('Blog', 'المدونة', '/blogs'),
        entryOf('Media library', 'مكتبة الوسائط', '/media-library'),
        pageOf('Gallery', 'معرض الصور', 'gallery', 3),
      ],
    },
  ],
  header_menu: [],
  social_media: {
    instagram: 'https://www.instagram.com/saha.example',
    twitter: 'https://twitter.com/',
    facebook: 'https://www.facebook.com/saha.example',
    youtube: 'https://www.youtube.com/@saha.example',
  },
  additions: [...additionNames],
  labels: {},
  entity_types: [
    { id: 1, name: 'Company', ar_name: 'شركة' },
    { id: 2, name: 'School', ar_name: 'مدرسة' },
    { id: 3, name: 'Government', ar_name: 'جهة حكومية' },
    { id: 4, name: 'Sports club', ar_name: 'نادٍ رياضي' },
  ],
  field_visibility: { dob: visible, nationality: visible, id: hidden, religion: hidden, tag: visible, gender: visible },
};

/** The remote health check: no maintenance. */
export const health: InferInput<typeof Health> = {
  web_enable: 0,
  domain: null,
  title: null,
  message: null,
  webButtons: [],
};

/** People one customer may book for in one session (customer-configurations). */
export const customerThreshold = 6;
