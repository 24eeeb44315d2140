import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerFaults, partnerParts } from '../../../machines/partnerRegistration/partnerRegistrationRules.ts';
import { pictureFault, uncutPictureFault } from '../../../machines/person/picture.ts';
import { emptyDraft, registrationFaults, registrationParts } from '../../../machines/registration/registrationRules.ts';
import { typedPartner } from '../../models/partnerRegistration/partnerRegistration.fixtures.ts';
import { typedRegistration } from '../../models/registration/registration.model.ts';

const today = '2026-11-20';
const faultsOf = (changes: Partial<typeof typedRegistration>) =>
  registrationFaults({ ...typedRegistration, ...changes }, today);
const picture = (kind: 'jpeg' | 'png' | 'pdf' | null) => ({ blob: new Blob(['x']), kind });

describe('a new customer (Q3.10.d)', () => {
  test('Q3.10.d: the form is empty at first except for the country code, and the newsletter is not ticked', () => {
    expect(emptyDraft).toEqual({
      first_name: '',
      last_name: '',
      country_code: '971',
      mobile_number: '',
      email: '',
      gender: '',
      nationality: null,
      newsletter: false,
    });
  });

  test('a complete form has no fault', () => expect(faultsOf({})).toEqual({}));

  test.each([
    ['R5.2.6', { first_name: 'Ali 1' }, { first_name: 'nameInvalid' }],
    ['R5.2.7', { last_name: 'A' }, { last_name: 'nameShort' }],
    ['R5.1.8', { mobile_number: '' }, { mobile: 'mobileMissing' }],
    ['R5.1.9', { mobile_number: '1234567' }, { mobile: 'mobileInvalid' }],
    ['R5.1.5', { email: 'layla@haddad' }, { email: 'emailInvalid' }],
    ['R5.2.1', { password: 'Ab1!', confirmation: 'Ab1!' }, { password: 'passwordShort' }],
    ['R5.2.2', { password: 'court-lines-9', confirmation: 'court-lines-9' }, { password: 'passwordWeak' }],
    ['R5.2.4', { confirmation: 'Court-Lines-8' }, { confirmation: 'passwordsMustMatch' }],
    ['R5.1.1', { confirmation: '' }, { confirmation: 'confirmationMissing' }],
    ['R5.6.5', { dob: '2026-11-21' }, { dob: 'dateFuture' }],
    ['R5.3.5', { id_proof_number: '784-1990-1234567-5' }, { id_proof_number: 'emiratesIdInvalid' }],
    ['R5.4.9', { profile_image: picture(null) }, { profile_image: 'pictureInvalid' }],
    ['R5.4.6', { captcha: 'expired' as const }, { captcha: 'captchaMissing' }],
    ['Q3.10.d', { hasAgreed: false }, { terms: 'termsOpen' }],
  ])('%s is judged', (_, changes, faults) => expect(faultsOf(changes)).toEqual(faults));

  test('optional fields may be left empty', () => {
    const empty = { dob: '', gender: '' as const, nationality: null, religion_id: null, id_proof_number: '  ' };
    expect(faultsOf({ ...empty, profile_image: null, id_proof_type_id: null })).toEqual({});
  });

  test('born today is not in the future', () => expect(faultsOf({ dob: today })).toEqual({}));

  test('R7.4.10: booleans are 1 or 0, the picture goes as it is', () => {
    const chosen = picture('png');
    expect(registrationParts({ ...typedRegistration, newsletter: false, profile_image: chosen })).toMatchObject({
      tnc: '1',
      newsletter: '0',
      profile_image: chosen.blob,
    });
  });

  test('a document is sent with its kind or not at all, without dashes', () => {
    const { id_proof_type_id, id_proof_number } = registrationParts(typedRegistration);
    expect([id_proof_type_id, id_proof_number]).toEqual(['32', '784199012345676']);
    expect(registrationParts({ ...typedRegistration, id_proof_number: '' })).not.toHaveProperty('id_proof_type_id');
  });

  test('Q3.10.d: all of the form is sent, trimmed, without empty fields', () => {
    const typed = {
      ...typedRegistration,
      first_name: ' Layla ',
      last_name: ' Haddad ',
      email: ' layla@haddad.example ',
    };
    expect(registrationParts({ ...typed, religion_id: 2, dob: ' 1990-01-31 ' })).toEqual({
      mobile: '+971501234567',
      email: 'layla@haddad.example',
      first_name: 'Layla',
      last_name: 'Haddad',
      country_code: '971',
      password: 'Court-Lines-9',
      confirm_password: 'Court-Lines-9',
      dob: '1990-01-31',
      gender: 'Female',
      nationality: '784',
      religion_id: '2',
      id_proof_type_id: '32',
      id_proof_number: '784199012345676',
      profile_image: undefined,
      tnc: '1',
      newsletter: '1',
    });
    const bare = { dob: ' ', gender: '', nationality: null, religion_id: null, id_proof_number: ' ' } as const;
    expect(registrationParts({ ...typed, ...bare, hasAgreed: false })).toEqual({
      mobile: '+971501234567',
      email: 'layla@haddad.example',
      first_name: 'Layla',
      last_name: 'Haddad',
      country_code: '971',
      password: 'Court-Lines-9',
      confirm_password: 'Court-Lines-9',
      dob: undefined,
      gender: undefined,
      nationality: undefined,
      religion_id: undefined,
      profile_image: undefined,
      tnc: '0',
      newsletter: '1',
    });
    const kindless = registrationParts({ ...typed, id_proof_type_id: null, id_proof_number: 'N1234567' });
    expect(kindless).toMatchObject({ id_proof_type_id: undefined, id_proof_number: 'N1234567' });
  });

  test('every number that is accepted is sent with plus and country code (R5.1.11)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ 0+]{0,3}[1-9][\d ]{8,12}$/), (mobile_number) => {
        fc.pre(faultsOf({ mobile_number }).mobile === undefined);
        expect(registrationParts({ ...typedRegistration, mobile_number }).mobile).toMatch(/^\+971\d{8,14}$/);
      }),
    );
  });
});

describe('a picture', () => {
  test.each(['jpeg', 'png'] as const)('may be %s', (kind) => expect(pictureFault(picture(kind))).toBeNull());
  test.each(['pdf', null] as const)('may not be %s', (kind) =>
    expect(pictureFault(picture(kind))).toBe('pictureInvalid'),
  );
  test.each([
    ['empty', 0, 'fileEmpty', 'fileEmpty'],
    ['of five megabytes', 5_242_880, null, null],
    ['larger, unless it is cut', 5_242_881, 'fileLarge', null],
  ])('Q5.4.e: is %s', (_, size, fault, uncut) => {
    const chosen = { blob: new Blob([new Uint8Array(size)]), kind: 'png' } as const;
    expect([pictureFault(chosen), uncutPictureFault(chosen)]).toEqual([fault, uncut]);
  });
  test('may be missing', () => expect(pictureFault(null)).toBeNull());
});

describe('a new partner (R3.10.12)', () => {
  const partner = (changes: Partial<typeof typedPartner>) => partnerFaults({ ...typedPartner, ...changes });
  test('a complete form has no fault', () => expect(partner({})).toEqual({}));

  test.each([
    ['contact person', { contact_person: 'Priya 2' }, { contact_person: 'nameInvalid' }],
    ['kind', { entity_type: '' }, { entity_type: 'entityTypeMissing' }],
    ['name', { entity_name: ' ' }, { entity_name: 'entityNameMissing' }],
    ['short name', { entity_name: 'X' }, { entity_name: 'entityNameShort' }],
    ['picture', { image: picture('pdf') }, { image: 'pictureInvalid' }],
    ['address', { email: '' }, { email: 'emailMissing' }],
    ['number', { mobile_number: '12' }, { mobile: 'mobileInvalid' }],
    ['password', { password: 'password' }, { password: 'passwordWeak' }],
  ])('the %s is judged', (_, changes, faults) => expect(partner(changes)).toEqual(faults));

  test('a company may be called by digits and signs', () => expect(partner({ entity_name: '3 & Co.' })).toEqual({}));

  test('what is sent is trimmed', () => {
    expect(partnerParts({ ...typedPartner, contact_person: ' Priya ', email: ' p@m.ae ' })).toMatchObject({
      contact_person: 'Priya',
      email: 'p@m.ae',
      entity_name: 'Menon & Sons 3',
      mobile: '+971502223333',
    });
  });
});
