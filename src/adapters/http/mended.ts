/** Reads an answer whose wrong fields are dropped, and nothing else. */
import * as v from 'valibot';

type Keys = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;

/** Values for fields that cannot be left out, by their path with dots. */
export type StandIns = Readonly<Record<string, unknown>>;

export interface Mended<TValue> {
  value: TValue;
  /** What did not fit, and why. */
  violations: string[];
}

/** A field with more faults than this is given up as a whole. */
const mostFaults = 20;
/** A limit that no configuration reaches: each round takes something away. */
const mostRounds = 1_000;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const valueAt = (root: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((value, key) => (isHolder(value) && Object.hasOwn(value, key) ? value[key] : undefined), root);

/** Takes away what lies there, or puts in what stands for it; what was missing already costs what it belongs to. */
function giveUp(root: unknown, keys: Keys, standIns: StandIns): string | null {
  const last = keys.at(-1);
  if (last === undefined) return null;
  const name = keys.join('.');
  const holder = valueAt(root, keys.slice(0, -1));
  const isStoodFor = Object.hasOwn(standIns, name);
  if (!isHolder(holder) || (!isStoodFor && !Object.hasOwn(holder, last)))
    return giveUp(root, keys.slice(0, -1), standIns);
  if (isStoodFor) holder[last] = structuredClone(standIns[name]);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
  return name;
}

/** Reads a value, changing it: a field that does not fit gives way to its default, an entry of a list is left out. */
export function mended<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  written: unknown,
  { standIns, depth }: { standIns: StandIns; depth: number },
): Mended<v.InferOutput<TSchema>> | null {
  const violations: string[] = [];
  const faults = new Map<string, number>();
  let given: string | null = null;
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = v.safeParse(schema, written, { abortEarly: true });
    if (parsed.success) return { value: parsed.output, violations };
    const [issue] = parsed.issues;
    const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    const field = keys.slice(0, depth).join('.');
    const count = (faults.get(field) ?? 0) + 1;
    faults.set(field, count);
    // A field that was given up has been reported already.
    if (keys.join('.') !== given && count <= mostFaults) violations.push(`${keys.join('.')}: ${issue.message}`);
    given = giveUp(written, count > mostFaults ? keys.slice(0, depth) : keys, standIns);
    if (given === null) return null;
  }
  return null;
}
