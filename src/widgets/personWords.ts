/** What is said at the fields of a person, wherever a form asks for one. A form adds its own, and its own variants. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { kindOf } from '../../machines/shared/problemKind.ts';
import { problemSentences } from '../components/fields/problemWords.ts';

/** The field is called by its name in the page's language (R5.1.1). */
const required = msg({ message: '{field} is required' });

/** By fault (R5.1, R5.2). */
export const personFaults = {
  nameMissing: required,
  nameInvalid: msg({ message: '{field} must be a valid name in Latin or Arabic' }),
  nameShort: msg({ message: '{field} must be at least 2 characters' }),
  mobileMissing: msg`Please enter valid mobile number`,
  mobileInvalid: msg`Mobile number is not valid`,
  emailMissing: required,
  emailInvalid: msg`Please input a valid email address`,
  passwordMissing: required,
  passwordLong: msg`Password must be at most 200 characters`,
  passwordShort: msg`Password must be at least 8 characters`,
  passwordWeak: msg`Password must contain at least one uppercase letter, one lowercase letter, one number and one special character`,
  confirmationMissing: required,
  passwordsDoNotMatch: msg`The passwords do not match`,
  passwordsMustMatch: msg`Passwords must match`,
  dateMissing: required,
  dateInvalid: msg`Please enter a date that exists`,
  dateFuture: msg`Date of birth cannot be in the future`,
  idMissing: required,
  idInvalid: msg`Only letters and digits, at most 15`,
  emiratesIdMissing: msg`Please enter your Emirates ID`,
  emiratesIdFormat: msg`Emirates ID format is incorrect.`,
  emiratesIdInvalid: msg`Emirates ID number is not valid.`,
  pictureInvalid: msg`Invalid file type. Please upload a valid file type (jpeg, png)`,
} satisfies Record<string, MessageDescriptor>;

export const personLabels = {
  name: msg`Name`,
  mobile: msg`Mobile number`,
  email: msg`Email`,
  password: msg`Password`,
} satisfies Record<string, MessageDescriptor>;

/** A sentence about a field, with the field's own name in it. */
export const sayOf = (i18n: I18n, sentence: MessageDescriptor, label: MessageDescriptor): string =>
  i18n._({ ...sentence, values: { field: i18n._(label) } });

/** The server's own words where it gave some (R8.1.6, Q8.1.b). */
export const problemWords = (i18n: I18n, { code, message }: { code: string; message: string | null }): string =>
  message ?? i18n._(problemSentences[kindOf({ code })]);
