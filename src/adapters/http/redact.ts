/**
 * Takes everything out of a value that could identify a person or let anyone in, before it leaves for an inspector or a
 * recording: by the name of the field wherever it lies, by the look of the text wherever it stands.
 */

import { attendeeFields } from '../../../machines/attendees/attendeeFields.ts';

export const redacted = '[redacted]';

const plainName = (name: string): string => name.toLowerCase().replace(/[_\-\s]/g, '');

/** Names are compared without case, dashes and underscores. */
const secretNames = [
  /password/,
  /^confirmation$/,
  /token/,
  /otp/,
  /captcha/,
  /authorization/,
  /secret/,
  /card(?!s$|id$)/,
  /cvv|cvc|pan$/,
  /idproof/,
  /emiratesid/,
  /passport/,
  /document/,
  /email/,
  /mobile/,
  /phone/,
  /username/,
  /firstname|lastname|fullname|middlename|contactperson/,
  /^dob$|birth/,
  /religion|nationality/,
  /address/,
  /signature/,
  /^(?:iban|answers?)$/,
  /additionalfields/,
];

/** What is marked as hidden among an attendee's details, typed and as it is sent; names have a rule of their own. */
const hiddenOfAttendees: ReadonlySet<string> = new Set(
  Object.entries(attendeeFields).flatMap(([field, { isHidden, question, sentAs }]) =>
    isHidden && question !== 'name' ? [field, ...sentAs].map(plainName) : [],
  ),
);

/** Fields that name things nearly everywhere, but people inside a record about a person. */
const personalNames = /^(?:name|initials|profileimage(?:url)?)$/;
const recordsOfPeople = /^(?:user|guest|customers?|members?|participants?|profile|person)$/;
const personalRecord = /email|mobile|phone|firstname|dob/;

/** Records in which `code` is the name of a refusal, not something that a customer typed. */
const recordsOfProblems = /^(?:problems?|refusal|error|reason)$/;

/** Addresses first: a token in one must not lose only its middle to the rules below. */
const secretAddresses: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])((?:[\w-]{0,40}token|logoutUrl|code|otp|nextUrl|email|mobile)=)[^&#\s"]*/gi, `$1${redacted}`],
  [/(\/(?:paymentsuccess|home-bsl|event-invite)\/)[^/?#\s"]+/gi, `$1${redacted}`],
  // A token of /home-bsl without its path (Q2.1.a).
  [/(?<![\w/-])((?:https?:\/\/[^/\s"]{1,255})?\/)[\w-]{32,}(?![\w/.-])/gi, `$1${redacted}`],
];

const secretTexts: readonly (readonly [RegExp, string])[] = [
  ...secretAddresses,
  // Named by whoever wrote the message, as a query, a field of JSON or a word before a colon.
  [
    /(?<![\w-])((?:[\w-]{0,40}password|cvv|cvc|otp|pin)\\{0,3}["']?\s{0,9}[:=]\s{0,9})(\\{1,3}"[^"]*"|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\s"'&\\]+)/gi,
    `$1${redacted}`,
  ],
  [/\bBearer\s+\S+/gi, `Bearer ${redacted}`],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, redacted],
  [/(?<![^\s@<>"])[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/g, redacted],
  [/\b784-?\d{4}-?\d{7}-?\d\b/g, redacted],
  [/(?<![\d.])\+?\d(?:[ -]?\d){10,18}(?![\d.])/g, redacted],
];

/** A text of another kind, in which only the addresses are looked at. */
export const withoutSecretAddresses = (text: string): string =>
  secretAddresses.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const asksForItself = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';

function cleanText(text: string): string {
  return secretTexts.reduce((clean, [pattern, stand]) => clean.replace(pattern, stand), text);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function isSecret(name: string, isPersonal: boolean, isProblem: boolean): boolean {
  if (name === 'code' || name === 'codes') return !isProblem;
  if (hiddenOfAttendees.has(name)) return true;
  return secretNames.some((secret) => secret.test(name)) || (isPersonal && personalNames.test(name));
}

/**
 * A copy that is safe to show; the shape stays, so that states can still be told apart. Empty values stay as they are.
 * @param name the field the value lies in, when it lies in one
 */
export function redact(value: unknown, name = ''): unknown {
  return redactDeep(value, plainName(name), new Set());
}

function redactDeep(value: unknown, name: string, above: Set<object>): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'bigint') return String(value);
  if (!isRecord(value)) return value;
  if (above.has(value)) return '[circular]';
  const within = new Set([...above, value]);
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, name, within));
  if (value instanceof Blob) return redacted;
  // The numbers of a schedule are too many to show.
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof Error) {
    const { code } = value as { code?: unknown };
    return { name: value.name, message: cleanText(value.message), ...(typeof code === 'string' ? { code } : {}) };
  }
  // As JSON.stringify does it: what toJSON answers is taken as it is, even if it could be asked again.
  const plain = asksForItself(value) ? value.toJSON() : value;
  if (!isRecord(plain) || Array.isArray(plain)) return redactDeep(plain, name, within);
  const names = Object.keys(plain).map(plainName);
  const isPersonal = recordsOfPeople.test(name) || names.some((field) => personalRecord.test(field));
  const isProblem = recordsOfProblems.test(name);
  const entries = plain instanceof Map ? [...plain] : Object.entries(plain);
  return Object.fromEntries(
    entries.map(([key, part]): [string, unknown] => {
      const field = plainName(String(key));
      const hidden = !isEmpty(part) && typeof part !== 'boolean' && isSecret(field, isPersonal, isProblem);
      return [String(key), hidden ? redacted : redactDeep(part, field, within)];
    }),
  );
}
