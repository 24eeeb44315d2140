/** People as they go over the wire, which several sections do with (R3.2.1, R3.7.1). */
import { amount, date, either, id, may, named, offFlag, oneOf, size } from './wireExample.ts';

/** An answer to an additional field (R3.7.6). */
export const additionalAnswer = {
  id: id(),
  slug: 'shoe-size',
  value: either('43', ['', null, true, false, ['43', '44']], [7, {}, [7]]),
  content: may('I agree.'),
  ar_content: may('أوافق'),
};

/** Who is logged in (R3.2.1). */
export const user = {
  id: may(id()),
  b2b_id: may(id()),
  b2b_type: may('b2e'),
  isB2bUser: offFlag(),
  membership_card_number: may('M-1'),
  is_member: offFlag(),
  is_anonymous: offFlag(),
  first_name: may('Layla'),
  last_name: may('Haddad'),
  name: may('Layla Haddad'),
  email: may('layla@saha.example'),
  preferred_username: may('layla'),
  mobile: may('+971500000001'),
  country_id: may(id()),
  dob: may(date('1990-01-31')),
  gender: may(oneOf('Female', 'Male')),
  profile_image: may('layla.jpg'),
};

/** Who comes (R3.7.1). */
export const customer = {
  first_name: may('Layla'),
  last_name: may('Haddad'),
  name: 'Layla Haddad',
  email: may('layla@saha.example'),
  mobile_number: may('500000001'),
  country_code: may('44', '971'),
  dob: may(date('1990-01-31')),
  gender: may(oneOf('Female', 'Male')),
  nationality: may(id()),
  religion: may('Islam'),
  religion_id: may(id()),
  customer_tag: may({ id: id(), ...named('Training') }),
  id_proof_type_id: may(id(32)),
  id_proof_number: may('784-1990-1234567-1'),
  booking_reason: may('Fun'),
  documents: may(either({ front: 'files/front.png' }, [{}], ['front.png', 7]), {}),
  expiry_date: may(date('2030-01-31')),
  passport_issue_date: may(date('2020-01-31')),
  place_of_birth: may('Dubai'),
  additional_fields: may([additionalAnswer], []),
  customer_id: may(id()),
  is_primary: offFlag(),
  save_detail_for_future: offFlag(),
};

/** What a service or a form asks beside (R3.8.1, R3.8.2). */
export const additionalField = {
  id: id(),
  slug: 'shoe-size',
  is_required: offFlag(),
  is_visible: offFlag(),
  type: oneOf(
    'text_box',
    'emirates_id',
    'email',
    'date',
    'radio_buttons',
    'drop_down',
    'country',
    'file',
    'check_boxes',
    'text_area',
    'phone_number',
    'disclaimer_form',
  ),
  ...named('Shoe size'),
  options: may([{ value: '43', ...named('43') }], []),
  helping_document: may('sizes.pdf'),
  content: may('<p>Sizes</p>'),
  ar_content: may('<p>مقاسات</p>'),
};

/** Who is logged in, with what only a profile has (R3.7.10, Q7.6.d). */
export const profile = {
  ...user,
  city: may('Dubai'),
  sector: may('Sports'),
  delivery_address: may('Street 4'),
  religion_id: may(id()),
  documents: may(
    [
      {
        id_proof_type_id: id(32),
        id_proof_number: '784-1990-1234567-1',
        expiry_date: may(date('2030-01-31')),
        path: may('files/front.png'),
      },
    ],
    [],
  ),
  id_card: may('files/card.png'),
  credit: may({ limit: amount(5000), used: amount(1200), available: amount(3800) }),
  preferences: may({
    size: may(size(32), 16),
    language: may('ar', 'en'),
    notification_channel: may(size(3), 1),
    newsletter: may(true, false),
  }),
};
