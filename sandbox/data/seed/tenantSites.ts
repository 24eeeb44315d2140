/**
 * What the operator has set for each host of theirs, over what holds for all of them: a brand, colours, words, a menu and
 * flags of its own (R1.7.2). Hosts that are not here have the site as it is.
 */
import type { InferInput } from 'valibot';
import type { SiteConfig } from '../../../src/contract/site/site.ts';
import { entryOf, pageOf, siteConfig } from './site.ts';

const { venue } = siteConfig;

export const tenantSites: Readonly<Record<string, Partial<InferInput<typeof SiteConfig>>>> = {
  // One hall of a community: everybody has an account, and books with the family.
  'baps.localhost': {
    venue: { ...venue, name: 'Utsav Hall', ar_name: 'قاعة أُتساف' },
    favicon_image_url: '/art/marks/utsav.svg',
    logo: 'marks/utsav.svg',
    manifest_url: '/art/manifests/utsav.en.webmanifest',
    ar_manifest_url: '/art/manifests/utsav.ar.webmanifest',
    colors: {
      primary: '#8c2f1b',
      secondary: '#4a2c17',
      cta: '#b3470f',
      accent: '#f6c453',
      dark: '#24120c',
      mode: 'baps',
    },
    enable_join_now: 0,
    religions: [
      { id: 3, name: 'Hinduism', ar_name: 'الهندوسية' },
      { id: 6, name: 'Jainism', ar_name: 'الجاينية' },
      { id: 5, name: 'Other', ar_name: 'أخرى' },
    ],
    carousel: [
      {
        id: 1,
        title: 'Play after prayer.',
        ar_title: 'العب بعد الصلاة.',
        text: 'Courts, the pool and the hall for families of the community, every evening until eleven.',
        ar_text: 'ملاعب ومسبح وقاعة لعائلات مجتمعنا، كل مساء حتى الحادية عشرة.',
        image: null,
        sport: 'badminton',
        link: null,
      },
    ],
    header_nav: [
      pageOf('Our halls', 'قاعاتنا', 'places', 1),
      pageOf('Find us', 'كيف تصل إلينا', 'find-us', 2),
      entryOf('Community news', 'أخبار المجتمع', '/blogs'),
    ],
    social_media: { youtube: 'https://www.youtube.com/@utsav.example' },
  },
  // A club for one sport and a half, with a programme that is entered by invitation.
  'sports.localhost': {
    venue: { ...venue, name: 'Kura Club', ar_name: 'نادي كورة' },
    favicon_image_url: '/art/marks/kura.svg',
    logo: 'marks/kura.svg',
    manifest_url: '/art/manifests/kura.en.webmanifest',
    ar_manifest_url: '/art/manifests/kura.ar.webmanifest',
    colors: {
      primary: '#12408f',
      secondary: '#0f2a52',
      cta: '#c8102e',
      accent: '#9be7ff',
      dark: '#081428',
      mode: 'light',
    },
    chat_widget_url: '/widgets/chat.js',
    enable_lead_tracker_button: 1,
    is_guest_checkout: 0,
    carousel: [
      {
        id: 1,
        title: 'Eleven a side, any night.',
        ar_title: 'أحد عشر ضد أحد عشر، كل ليلة.',
        text: 'Full pitches, fives and a gym for who wants to win the league.',
        ar_text: 'ملاعب كاملة وخماسية وصالة تدريب لمن يريد الفوز بالدوري.',
        image: null,
        sport: 'football',
        link: null,
      },
    ],
    header_nav: [
      pageOf('Pitches', 'الملاعب', 'places', 1),
      {
        ...entryOf('Media', 'الإعلام', '/media-library'),
        children: [entryOf('Films', 'أفلام', '/media-library'), pageOf('Pictures', 'صور', 'gallery', 3)],
      },
      entryOf('Match reports', 'تقارير المباريات', '/blogs'),
      pageOf('Find us', 'كيف تصل إلينا', 'find-us', 2),
    ],
    social_media: { instagram: 'https://www.instagram.com/kura.example', twitter: 'https://twitter.com/kura_example' },
  },
  // The site of the operator's nights, dark as they are, with those who pay for them in its footer.
  'events.localhost': {
    venue: { ...venue, name: 'Layali Live', ar_name: 'ليالي لايف' },
    favicon_image_url: '/art/marks/layali.svg',
    logo: 'marks/layali.svg',
    manifest_url: '/art/manifests/layali.en.webmanifest',
    ar_manifest_url: '/art/manifests/layali.ar.webmanifest',
    colors: {
      primary: '#6d2bb3',
      secondary: '#2c1650',
      cta: '#d11f6d',
      accent: '#ffd23f',
      dark: '#120822',
      mode: 'dark',
    },
    chat_widget_url: '/widgets/chat.js',
    ad_pixel_url: '/widgets/pixel.js',
    enable_join_now: 0,
    allow_support: 0,
    carousel: [
      {
        id: 1,
        title: 'Nights worth staying up for.',
        ar_title: 'ليالٍ تستحق السهر.',
        text: 'Tournaments, finals and music under the floodlights, from October to April.',
        ar_text: 'بطولات ونهائيات وموسيقى تحت الأضواء، من أكتوبر إلى أبريل.',
        image: null,
        sport: 'basketball',
        link: null,
      },
    ],
    header_nav: [
      entryOf('Events', 'الفعاليات', '/events'),
      entryOf('Stories', 'حكايات', '/blogs'),
      pageOf('Gallery', 'معرض الصور', 'gallery', 3),
      pageOf('Find us', 'كيف تصل إلينا', 'find-us', 2),
    ],
    social_media: { instagram: 'https://www.instagram.com/layali.example' },
  },
};
