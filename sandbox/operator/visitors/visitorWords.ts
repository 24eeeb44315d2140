/** What this server says about visitors' details. */
import { both, type Words } from '../../words.ts';

const labels = {
  name: both('Name', 'الاسم'),
  email: both('E-mail', 'البريد الإلكتروني'),
  mobile_number: both('Mobile number', 'رقم الجوال'),
  country_code: both('Country code', 'رمز الدولة'),
  dob: both('Date of birth', 'تاريخ الميلاد'),
  gender: both('Gender', 'الجنس'),
  nationality: both('Nationality', 'الجنسية'),
  religion_id: both('Religion', 'الديانة'),
  customer_tag: both('Purpose of visit', 'الغرض من الزيارة'),
  id_proof_type_id: both('ID type', 'نوع الهوية'),
  id_proof_number: both('ID number', 'رقم الهوية'),
  documents: both('Documents', 'المستندات'),
} as const satisfies Record<string, Words>;
export type Label = keyof typeof labels;

const about = (en: string, ar: string) => (label: Words) =>
  both(en.replace('{label}', label.en), ar.replace('{label}', label.ar));

/** A sentence about the field of that name. */
export const missing = about('{label} is required', '{label}: هذا الحقل مطلوب');
export const wrong = about('{label} is not valid', '{label}: القيمة غير صحيحة');

export const labelOf = (label: Label): Words => labels[label];

/** Whose detail it is, when there are several. */
export const ofVisitor = (position: number, { en, ar }: Words): Words =>
  both(`Visitor ${position}: ${en}`, `الزائر ${position}: ${ar}`);

export const noVisitors = both('Please fill all the required fields', 'يُرجى تعبئة جميع الحقول المطلوبة');
export const strangeFile = both('This file is not known', 'هذا الملف غير معروف');
