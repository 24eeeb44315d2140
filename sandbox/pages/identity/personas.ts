/** People whom the national identity provider of the sandbox knows. */
import type { ProviderProfile } from '../../domain/access/provider.ts';
import { bilingual, type Words } from '../layout.ts';

export interface Persona {
  readonly id: string;
  readonly title: Words;
  readonly text: Words;
  readonly outcome: 'token' | 'expired';
  readonly profile: ProviderProfile;
}

const emirates = 784;
const india = 356;
const france = 250;

export const personas: readonly Persona[] = [
  {
    id: 'citizen',
    title: bilingual('Fatima Al Zaabi, citizen', 'فاطمة الزعابي، مواطنة'),
    text: bilingual('Emirates ID, mobile and e-mail are all there.', 'الهوية والجوال والبريد كلها متوفرة.'),
    outcome: 'token',
    profile: {
      subject: 'provider-citizen-1',
      first_name: 'Fatima',
      last_name: 'Al Zaabi',
      email: 'fatima.alzaabi@mail.example',
      preferred_username: null,
      mobile_number: '501230001',
      country_code: '971',
      dob: '1991-06-14',
      gender: 'Female',
      country_id: emirates,
      emirates_id: '784199112345675',
    },
  },
  {
    id: 'resident',
    title: bilingual('Arjun Nair, resident', 'أرجون ناير، مقيم'),
    text: bilingual('Another nationality, with an Emirates ID.', 'جنسية أخرى مع هوية إماراتية.'),
    outcome: 'token',
    profile: {
      subject: 'provider-resident-1',
      first_name: 'Arjun',
      last_name: 'Nair',
      email: 'arjun.nair@mail.example',
      preferred_username: null,
      mobile_number: '551230002',
      country_code: '971',
      dob: '1985-02-03',
      gender: 'Male',
      country_id: india,
      emirates_id: '784198576543213',
    },
  },
  {
    id: 'visitor',
    title: bilingual('Claire Dubois, visitor', 'كلير دوبوا، زائرة'),
    text: bilingual('No Emirates ID, a number from abroad.', 'بلا هوية إماراتية وبرقم من الخارج.'),
    outcome: 'token',
    profile: {
      subject: 'provider-visitor-1',
      first_name: 'Claire',
      last_name: 'Dubois',
      email: 'claire.dubois@mail.example',
      preferred_username: null,
      mobile_number: '612345678',
      country_code: '33',
      dob: '1994-09-21',
      gender: 'Female',
      country_id: france,
      emirates_id: null,
    },
  },
  {
    id: 'no-mobile',
    title: bilingual('Saeed Al Ameri, without a mobile number', 'سعيد العامري، بلا رقم جوال'),
    text: bilingual('The portal cannot log in without one.', 'لا يستطيع الموقع تسجيل الدخول بلا رقم.'),
    outcome: 'token',
    profile: {
      subject: 'provider-no-mobile-1',
      first_name: 'Saeed',
      last_name: 'Al Ameri',
      email: 'saeed.alameri@mail.example',
      preferred_username: null,
      mobile_number: null,
      country_code: '971',
      dob: '1978-11-30',
      gender: 'Male',
      country_id: emirates,
      emirates_id: '784197811223342',
    },
  },
  {
    id: 'no-email',
    title: bilingual('Noura Al Shamsi, without an e-mail', 'نورة الشامسي، بلا بريد إلكتروني'),
    text: bilingual('Known by a user name instead.', 'معروفة باسم مستخدم بدلًا منه.'),
    outcome: 'token',
    profile: {
      subject: 'provider-no-email-1',
      first_name: 'Noura',
      last_name: 'Al Shamsi',
      email: null,
      preferred_username: 'noura.alshamsi@id.example',
      mobile_number: '561230005',
      country_code: '971',
      dob: '2001-01-08',
      gender: 'Female',
      country_id: emirates,
      emirates_id: '784200155667783',
    },
  },
  {
    id: 'no-username',
    title: bilingual('Yasmin Saleh, without e-mail and user name', 'ياسمين صالح، بلا بريد ولا اسم مستخدم'),
    text: bilingual('The portal cannot log in without either.', 'لا يستطيع الموقع تسجيل الدخول بلا أحدهما.'),
    outcome: 'token',
    profile: {
      subject: 'provider-no-username-1',
      first_name: 'Yasmin',
      last_name: 'Saleh',
      email: null,
      preferred_username: null,
      mobile_number: '541230006',
      country_code: '971',
      dob: '1996-08-12',
      gender: 'Female',
      country_id: emirates,
      emirates_id: '784199644556674',
    },
  },
  {
    id: 'expired',
    title: bilingual('Too slow', 'بطيء جدًا'),
    text: bilingual('Comes back with a token that has run out.', 'يعود برمز انتهت صلاحيته.'),
    outcome: 'expired',
    profile: {
      subject: 'provider-expired-1',
      first_name: 'Hamad',
      last_name: 'Al Ketbi',
      email: 'hamad.alketbi@mail.example',
      preferred_username: null,
      mobile_number: '501230007',
      country_code: '971',
      dob: '1982-04-17',
      gender: 'Male',
      country_id: emirates,
      emirates_id: '784198233445562',
    },
  },
];
