/** The lead form and the forms of the site, which use every type of field. */
import type { InferInput } from 'valibot';
import type { SiteForm } from '../../../../src/contract/forms/forms.ts';
import type { LeadForm } from '../../../../src/contract/forms/leadForm.ts';
import { described, named } from './wording.ts';

/** Before normalisation: flags as 1 and 0 (Q3.1.b). */
type Lead = InferInput<typeof LeadForm>;
type Form = InferInput<typeof SiteForm>;
type Field = Form['fields'][number];

const option = (value: string, ar_value: string) => ({ value, ar_value });

export const leadForm: Lead = {
  form_name: 'Tell us how you play',
  ar_form_name: 'أخبرنا كيف تلعب',
  form_description:
    'A team, a birthday, a company evening: leave three lines and a person from the right venue calls you back within a day.',
  ar_form_description: 'فريق أو عيد ميلاد أو أمسية شركة: اكتب ثلاثة أسطر ويتصل بك شخص من الموقع المناسب خلال يوم.',
  lead_action_list_id: 12,
  form_fields: [
    { field_name: 'Your name', ar_field_name: 'اسمك', type: 'text_box', is_required: 1, options: [] },
    { field_name: 'E-mail', ar_field_name: 'البريد الإلكتروني', type: 'email', is_required: 1, options: [] },
    { field_name: 'Mobile', ar_field_name: 'رقم الجوال', type: 'phone_number', is_required: 1, options: [] },
    {
      field_name: 'Occasion',
      ar_field_name: 'المناسبة',
      type: 'drop_down',
      is_required: 1,
      options: [
        option('A regular hour for my team', 'ساعة ثابتة لفريقي'),
        option('A birthday', 'عيد ميلاد'),
        option('A company event', 'فعالية لشركة'),
        option('A school', 'مدرسة'),
        option('Something else', 'شيء آخر'),
      ],
    },
    { field_name: 'Preferred day', ar_field_name: 'اليوم المفضل', type: 'date', is_required: 0, options: [] },
    {
      field_name: 'How many people?',
      ar_field_name: 'كم عددكم؟',
      type: 'radio_buttons',
      is_required: 0,
      options: [option('Up to 10', 'حتى 10'), option('11 to 30', 'من 11 إلى 30'), option('More than 30', 'أكثر من 30')],
    },
    { field_name: 'Tell us more', ar_field_name: 'حدّثنا أكثر', type: 'text_area', is_required: 0, options: [] },
    {
      field_name: 'Consent to be contacted about this request',
      ar_field_name: 'الموافقة على التواصل معي بشأن هذا الطلب',
      type: 'disclaimer_form',
      is_required: 1,
      options: [],
    },
  ],
};

const choice = (value: string, name: string, ar_name: string) => ({ value, ...named(name, ar_name) });

const field = (
  id: number,
  slug: string,
  type: Field['type'],
  required: 0 | 1,
  name: string,
  ar_name: string,
): Field => ({
  id,
  slug,
  type,
  is_required: required,
  is_visible: 1,
  ...named(name, ar_name),
  options: [],
  helping_document: null,
  content: null,
  ar_content: null,
});

/** Forms by slug. */
export const siteForms: Readonly<Record<string, Form>> = {
  'join-the-team': {
    ...named('Work with us', 'اعمل معنا'),
    ...described('Five minutes, and a person reads it.', 'خمس دقائق لا أكثر، ويقرؤه شخص حقيقي.'),
    fields: [
      field(6101, 'full-name', 'text_box', 1, 'Full name', 'الاسم الكامل'),
      field(6102, 'e-mail', 'email', 1, 'E-mail', 'البريد الإلكتروني'),
      field(6103, 'mobile', 'phone_number', 1, 'Mobile', 'رقم الجوال'),
      field(6104, 'date-of-birth', 'date', 1, 'Date of birth', 'تاريخ الميلاد'),
      field(6105, 'nationality', 'country', 1, 'Nationality', 'الجنسية'),
      field(6106, 'emirates-id', 'emirates_id', 0, 'Emirates ID, if you have one', 'رقم الهوية الإماراتية إن وُجد'),
      {
        ...field(6107, 'position', 'drop_down', 1, 'Position', 'الوظيفة'),
        options: [
          choice('lifeguard', 'Lifeguard, Jaddaf', 'منقذ سباحة، الجداف'),
          choice('groundsman', 'Head groundsman, Mirdif', 'رئيس فريق الأرضيات، مردف'),
          choice('desk', 'Desk, part time', 'استقبال، دوام جزئي'),
        ],
      },
      {
        ...field(6108, 'shift', 'radio_buttons', 1, 'Which hours suit you?', 'أي الساعات تناسبك؟'),
        options: [
          choice('morning', 'Mornings', 'صباحًا'),
          choice('evening', 'Evenings', 'مساءً'),
          choice('weekend', 'Weekends', 'عطلة الأسبوع'),
        ],
      },
      {
        ...field(6109, 'languages', 'check_boxes', 1, 'Languages', 'اللغات'),
        options: [
          choice('ar', 'Arabic', 'العربية'),
          choice('en', 'English', 'الإنجليزية'),
          choice('hi', 'Hindi', 'الهندية'),
          choice('ur', 'Urdu', 'الأردية'),
        ],
      },
      {
        ...field(6110, 'cv', 'file', 1, 'CV', 'السيرة الذاتية'),
        helping_document: 'documents/how-to-apply.pdf',
      },
      field(
        6111,
        'about',
        'text_area',
        0,
        'Tell us about a day when something went wrong',
        'حدّثنا عن يوم لم تسر فيه الأمور كما يجب',
      ),
      {
        ...field(6112, 'consent', 'disclaimer_form', 1, 'I agree', 'أوافق'),
        content: '<p>We keep your application for six months and show it to the manager of the venue only.</p>',
        ar_content: '<p>نحتفظ بطلبك ستة أشهر ولا نعرضه إلا على مدير الموقع.</p>',
      },
    ],
  },
  'lost-and-found': {
    ...named('Lost something?', 'هل فقدت شيئًا؟'),
    ...described('Describe it and we look under the benches tonight.', 'صِفه لنا ونبحث تحت المقاعد الليلة.'),
    fields: [
      field(6201, 'name', 'text_box', 1, 'Your name', 'اسمك'),
      field(6202, 'mobile', 'phone_number', 1, 'Mobile', 'رقم الجوال'),
      {
        ...field(6203, 'place', 'drop_down', 1, 'Where were you?', 'أين كنت؟'),
        options: [
          choice('1', 'Al Quoz Sheds', 'عنابر القوز'),
          choice('2', 'Mirdif Fields', 'ملاعب مردف'),
          choice('3', 'Jaddaf Waterside', 'واجهة الجداف'),
          choice('4', 'Barsha Courts', 'ملاعب البرشاء'),
        ],
      },
      field(6204, 'day', 'date', 1, 'Which day?', 'في أي يوم؟'),
      field(6205, 'what', 'text_area', 1, 'What does it look like?', 'كيف يبدو؟'),
      field(6206, 'picture', 'file', 0, 'A picture, if you have one', 'صورة إن وُجدت'),
    ],
  },
};
