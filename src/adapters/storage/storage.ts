/**
 * Browser storage that never throws and never trusts: every value carries a version and is parsed by its schema.
 * Disabled or full storage falls back to memory for the life of the tab; corrupt or outdated values are dropped.
 */
import * as v from 'valibot';

type Area = 'local' | 'session';

const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

function areaOf(area: Area): Storage | null {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null; // access itself is refused, e.g. with cookies blocked
  }
}

function readText(area: Area, key: string): string | null {
  const kept = memory[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Returns whether it outlives the page. */
function keepText(area: Area, key: string, text: string): boolean {
  try {
    const storage = areaOf(area);
    if (storage === null) return false;
    storage.setItem(key, text);
    memory[area].delete(key);
    return true;
  } catch {
    return false;
  }
}

function writeText(area: Area, key: string, text: string): void {
  if (!keepText(area, key, text)) memory[area].set(key, text);
}

function dropText(area: Area, key: string): void {
  memory[area].delete(key);
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // Nothing to drop where nothing can be kept.
  }
}

/** A place for one kind of value: what persists is in local storage, what ends with the tab in the other (R9.4.4, R9.4.5). */
export interface Persisted<TValue> {
  readonly key: string;
  /** The value, or null when there is none or what is there cannot be trusted. */
  read(): TValue | null;
  write(value: TValue): void;
  /** Writes what has another place where this one has no room; returns whether it outlives the page, and else leaves nothing. */
  writeLasting(value: TValue): boolean;
  drop(): void;
}

/**
 * Names a place in storage.
 * @param version raise it when the shape changes: older values are dropped, never migrated by guess
 */
export function persistedItem<const TSchema extends v.GenericSchema>(
  area: Area,
  key: string,
  version: number,
  schema: TSchema,
): Persisted<v.InferOutput<TSchema>> {
  const Envelope = v.object({ version: v.literal(version), value: schema });
  const drop = () => dropText(area, key);
  return {
    key,
    drop,
    read() {
      const text = readText(area, key);
      if (text === null) return null;
      try {
        const parsed = v.safeParse(Envelope, JSON.parse(text));
        if (parsed.success) return parsed.output.value;
      } catch {
        // Not even JSON.
      }
      drop();
      return null;
    },
    write: (value) => writeText(area, key, JSON.stringify({ version, value })),
    writeLasting(value) {
      const isKept = keepText(area, key, JSON.stringify({ version, value }));
      if (!isKept) drop();
      return isKept;
    },
  };
}
