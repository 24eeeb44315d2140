/** What this server says about attendees' details. */
import { bilingual, type Words } from '../../words.ts';

const labels = {
  name: bilingual('Name', 'الاسم'),
  email: bilingual('Email', 'البريد الإلكتروني'),
  mobile_number: bilingual('Mobile number', 'رقم الجوال'),
  country_code: bilingual('Country code', 'رمز الدولة'),
  dob: bilingual('Date of birth', 'تاريخ الميلاد'),
  gender: bilingual('Gender', 'الجنس'),
  nationality: bilingual('Nationality', 'الجنسية'),
  religion_id: bilingual('Religion', 'الديانة'),
  customer_tag: bilingual('Purpose of visit', 'الغرض من الزيارة'),
  id_proof_type_id: bilingual('ID type', 'نوع الوثيقة'),
  id_proof_number: bilingual('ID number', 'رقم الوثيقة'),
  passport_issue_date: bilingual('Date of issue', 'تاريخ الإصدار'),
  place_of_birth: bilingual('Place of birth', 'مكان الميلاد'),
  documents: bilingual('Documents', 'الوثائق'),
} as const satisfies Record<string, Words>;
export type Label = keyof typeof labels;

const about = (en: string, ar: string) => (label: Words) =>
  bilingual(en.replace('{label}', label.en), ar.replace('{label}', label.ar));

/** A sentence about the field of that name. */
export const missing = about('{label} is required', '{label}: هذا الحقل مطلوب');
export const wrong = about('{label} is not valid', '{label}: القيمة غير صحيحة');

export const labelOf = (label: Label): Words => labels[label];

/** Whose detail it is, when there are several. */
export const ofAttendee = (position: number, { en, ar }: Words): Words =>
  bilingual(`Visitor ${position}: ${en}`, `الزائر ${position}: ${ar}`);

export const noAttendees = bilingual('Please fill all the required fields', 'يُرجى تعبئة جميع الحقول المطلوبة');
export const strangeFile = bilingual('This file is not known', 'هذا الملف غير معروف');
