/** What services want to know of each attendee; most want nothing (R3.1.4, R3.8, Q3.1.d). */
import type { InferInput } from 'valibot';
import type { AdditionalField } from '../../../src/contract/forms/forms.ts';
import type { FieldVisibilities } from '../../../src/contract/forms/askedDetails.ts';
import { named } from './content/wording.ts';

type Field = InferInput<typeof AdditionalField>;
type Settings = Partial<InferInput<typeof FieldVisibilities>>;

const hidden = { is_visible: 0, is_required: 0 } as const;
const optional = { is_visible: 1, is_required: 0 } as const;
const required = { is_visible: 1, is_required: 1 } as const;

const choice = (value: string, name: string, ar_name: string) => ({ value, ...named(name, ar_name) });

const field = (id: number, slug: string, type: Field['type'], needed: 0 | 1, name: string, ar_name: string): Field => ({
  id,
  slug,
  type,
  is_required: needed,
  is_visible: 1,
  ...named(name, ar_name),
  options: [],
  helping_document: null,
  content: null,
  ar_content: null,
});

/** Nobody is asked anything, whatever the site asks elsewhere. */
export const asksNothing: Settings = {
  dob: hidden,
  nationality: hidden,
  id: hidden,
  religion: hidden,
  tag: hidden,
  gender: hidden,
};

/** The gym of Al Quoz must know how old somebody is; the rest is as the site has it. */
export const asksForAge: Settings = { dob: required };

/** Halls hold league games, where players are registered: faith and passport country are not asked. */
export const asksPlayers: Settings = {
  dob: required,
  gender: required,
  id: required,
  tag: required,
  nationality: hidden,
  religion: hidden,
};
export const playerQuestions: readonly Field[] = [
  field(9001, 'group_name', 'text_box', 0, 'Name of the group or company', 'اسم المجموعة أو الشركة'),
  {
    ...field(9002, 'level', 'drop_down', 1, 'How well do you play?', 'ما مستواك؟'),
    options: [
      choice('fun', 'For fun', 'للمتعة'),
      choice('regular', 'Every week', 'كل أسبوع'),
      choice('league', 'In a league', 'في دوري'),
    ],
  },
  // Asked last season: nobody sees it, nobody needs to answer it.
  { ...field(9003, 'shirt_number', 'text_box', 1, 'Shirt number', 'رقم القميص'), is_visible: 0 },
];

/** The gym of Barsha asks most: two settings of its own, and one question of every type. */
export const asksTrainees: Settings = {
  dob: required,
  gender: optional,
  nationality: optional,
  religion: optional,
  id: optional,
  tag: optional,
};
export const traineeQuestions: readonly Field[] = [
  field(9101, 'contact_name', 'text_box', 1, 'Whom do we call in an emergency?', 'بمن نتصل في حالة الطوارئ؟'),
  field(9102, 'contact_phone', 'phone_number', 1, 'Their mobile number', 'رقم جواله'),
  field(9103, 'contact_email', 'email', 0, 'Their e-mail', 'بريده الإلكتروني'),
  {
    ...field(9104, 'goal', 'drop_down', 1, 'What do you train for?', 'ما هدفك من التدريب؟'),
    options: [
      choice('strength', 'Strength', 'القوة'),
      choice('weight', 'Weight', 'الوزن'),
      choice('endurance', 'Endurance', 'قوة التحمّل'),
      choice('back', 'A back that does not hurt', 'ظهر لا يؤلم'),
    ],
  },
  {
    ...field(
      9105,
      'experience',
      'radio_buttons',
      1,
      'Have you trained with weights before?',
      'هل تدربت بالأثقال من قبل؟',
    ),
    options: [
      choice('never', 'Never', 'أبدًا'),
      choice('some', 'A little', 'قليلًا'),
      choice('years', 'For years', 'منذ سنوات'),
    ],
  },
  {
    ...field(
      9106,
      'conditions',
      'check_boxes',
      0,
      'What should our coaches know of?',
      'ما الذي ينبغي أن يعرفه مدربونا؟',
    ),
    content: '<p>Only the coach on the floor reads this. Leave it empty when nothing fits.</p>',
    ar_content: '<p>لا يقرأ هذا إلا المدرب في القاعة. اتركه فارغًا إن لم ينطبق عليك شيء.</p>',
    options: [
      choice('heart', 'Heart', 'القلب'),
      choice('joints', 'Joints', 'المفاصل'),
      choice('asthma', 'Asthma', 'الربو'),
      choice('pregnancy', 'Pregnancy', 'الحمل'),
    ],
  },
  field(9107, 'last_check', 'date', 0, 'Last medical check', 'آخر فحص طبي'),
  {
    ...field(9108, 'certificate', 'file', 0, 'Medical certificate', 'شهادة طبية'),
    helping_document: 'documents/fit-to-train.pdf',
    content: '<p>A photograph is enough: JPEG, PNG or PDF.</p>',
    ar_content: '<p>تكفي صورة: JPEG أو PNG أو PDF.</p>',
  },
  field(9109, 'insured_in', 'country', 0, 'Country of your health insurance', 'بلد تأمينك الصحي'),
  field(
    9110,
    'guardian_id',
    'emirates_id',
    0,
    'Emirates ID of a parent, under 18',
    'رقم هوية أحد الوالدين لمن هم دون 18',
  ),
  field(9111, 'notes', 'text_area', 0, 'Anything else?', 'هل من شيء آخر؟'),
  {
    ...field(9112, 'waiver', 'disclaimer_form', 1, 'Training at your own risk', 'التدريب على مسؤوليتك'),
    content:
      '<h3>Training at your own risk</h3><p>I am fit to train. I have told the coach of every injury and illness that matters. I use the machines as I was shown, and stop when something hurts.</p><ul><li>Saha answers for what its staff does wrong, not for what I lift.</li><li>Under 18 I train with a parent in the building.</li></ul>',
    ar_content:
      '<h3>التدريب على مسؤوليتك</h3><p>أنا لائق للتدريب، وقد أخبرت المدرب بكل إصابة أو مرض له أهمية. أستخدم الأجهزة كما شُرح لي وأتوقف عند أي ألم.</p><ul><li>ساحة مسؤولة عن أخطاء فريقها لا عمّا أرفعه.</li><li>من هم دون 18 عامًا يتدربون بوجود أحد الوالدين في المبنى.</li></ul>',
  },
];
