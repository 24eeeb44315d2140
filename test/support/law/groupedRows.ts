/** Groups the rows of one event: one row for all situations in which the same keys change. */
import { keyOf, type Effect, type Row, type Situation } from './law.ts';

export interface Variant {
  readonly to: unknown;
  /** The context afterwards. */
  readonly knows: object;
  readonly does: readonly Effect[];
}

/** The keys that differ between the contexts of two situations. */
function differences(before: object, after: object): Record<string, unknown> {
  const was = before as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => keyOf(was[key]) !== keyOf(value)));
}

/** Each situation must name its whole context. */
export function groupedRows<TName extends string>(
  situations: Readonly<Record<TName, Situation>>,
  { law, on, waits }: Pick<Row, 'law' | 'on' | 'waits'>,
  names: readonly TName[],
  variant: (name: TName) => Variant,
): Row[] {
  const rows = new Map<string, Row>();
  for (const name of names) {
    const { to, knows, does } = variant(name);
    const changes = differences(situations[name].knows ?? {}, knows);
    const key = keyOf([to, changes, does]);
    const known = rows.get(key);
    rows.set(key, { law, on, to, changes, does, ...(waits && { waits }), in: [...(known?.in ?? []), name] });
  }
  return [...rows.values()];
}
