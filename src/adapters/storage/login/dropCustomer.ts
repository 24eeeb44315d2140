import { customerPrefix } from '../../../../machines/session/owner.ts';
import type { Id } from '../../../contract/wire/wire.ts';

type Part = { owner?: unknown } | unknown[] | null;

/**
 * A record without what is theirs; null where nothing is left of it, and where it cannot be read. logouts.ts does so for all
 * customers at once: each start loads that, and none what only a deletion needs.
 */
function without(owner: string, text: string): string | null {
  try {
    const left = JSON.parse(text, (_, value: Part) => {
      if (Array.isArray(value)) return value.filter((one) => one !== undefined);
      return value?.owner === owner ? undefined : value;
    }) as { value?: unknown };
    return left.value === undefined ? null : JSON.stringify(left);
  } catch {
    return null;
  }
}

/** Drops what this browser has of one customer, who comes back no more (Q7.7.g); what is anybody else's stays. */
export function dropCustomer(id: Id): void {
  const owner = `${customerPrefix}${id}`;
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[area];
      const owned = Object.keys(storage).filter((key) => storage.getItem(key)!.includes(`"owner":"${owner}"`));
      for (const key of owned) {
        const left = without(owner, storage.getItem(key)!);
        if (left === null) storage.removeItem(key);
        else storage.setItem(key, left);
      }
    } catch {
      // Where storage is refused nothing was kept.
    }
  }
}
