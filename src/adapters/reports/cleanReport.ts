/** Takes out of a report what lets anybody in or proves who somebody is, wherever it stands, before it leaves (R9.4.11). */
import { redact, redacted } from '../http/redact.ts';

/** As much of a report as is looked at: of an error, of a page's timing, of a recording. */
export interface Report {
  message?: unknown;
  exception?: { values?: { type?: string; value?: string }[] };
  user?: unknown;
}

/** Longer than any number of a court or an hour: codes, cards, documents, orders; in whichever digits they were typed. */
const longNumber = /\p{Nd}{4}/u;
/** A document of few digits, as `AB123C`: capitals alone with three of them, which nothing in a report of ours is called. */
const shortDocument = /^(?=.*[A-Z])(?:[A-Z-]*\d){3}[A-Z\d-]*$/;
const words = /[\p{L}\p{Nd}-]+/gu;
/** As people write such a number, and messages show it: `493 021`, `12-34-56`. */
const inGroups = /(?<![\p{L}\p{Nd}])\p{Nd}+(?:[ \u00a0\u202f-]\p{Nd}+)+(?![\p{L}\p{Nd}])/gu;
const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;
/** Ids by which the service ties reports together, and addresses of our own code, are none of a customer. */
const keptParts: ReadonlySet<string> = new Set(
  'event_id trace_id span_id parent_span_id segment_id replay_id replayId trace_ids error_ids frames stacktrace debug_meta debug_id sdk timestamp start_timestamp release environment platform ip_address measurements'.split(
    ' ',
  ),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What was redacted holds itself nowhere. */
function withoutNumbers(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(inGroups, (groups) => (countDigits(groups) < 4 ? groups : redacted))
      .replace(words, (word) => (longNumber.test(word) || shortDocument.test(word) ? redacted : word));
  if (!isRecord(value)) return value;
  return Array.isArray(value) ? value.map(withoutNumbers) : partsOf(value, withoutNumbers);
}

const partsOf = (value: Readonly<Record<string, unknown>>, clean: (part: unknown, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, keptParts.has(name) ? part : clean(part, name)]),
  );

function cleanDeep(value: unknown, name: string, depth = 0): unknown {
  if (!isRecord(value) || depth > 12) return withoutNumbers(redact(value, name));
  if (Array.isArray(value)) return value.map((part) => cleanDeep(part, name, depth + 1));
  // The field is judged beside its siblings: names of people are told by what stands with them.
  const judged = redact(value, name);
  const secret = isRecord(judged) ? judged : {};
  return partsOf(value, (part, field) => (secret[field] === redacted ? redacted : cleanDeep(part, field, depth + 1)));
}

/** A copy without secrets. Whose it is stays: an id, and the address that the service sees itself. */
export function cleanReport<TReport extends Report>(report: TReport): TReport {
  const { user, ...rest } = report;
  const { id } = isRecord(user) ? user : {};
  // SAFETY: the shape stays, only texts are others.
  const clean = cleanDeep(rest, '') as TReport;
  return { ...clean, ...(id === undefined ? {} : { user: { id, ip_address: '{{auto}}' } }) };
}

/** Every sentence that says what went wrong. */
export const messagesIn = ({ message, exception }: Report): string[] => [
  ...(typeof message === 'string' ? [message] : []),
  ...(exception?.values ?? []).flatMap(({ value }) => value ?? []),
];
