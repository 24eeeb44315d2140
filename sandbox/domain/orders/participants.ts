/** How many people one customer may book for in one session: a rule of sites in baps mode alone (R5.7.2, Q5.7.c). */
import { readSetting } from '../../data/settings.ts';
import type { Server } from '../../server.ts';
import { isBaps, siteOf } from '../site.ts';

/** Null: as many as there are places. */
export async function mostParticipants(server: Server): Promise<number | null> {
  if (!isBaps(await siteOf(server))) return null;
  return (await readSetting<number | null>(server.database, 'threshold')) ?? null;
}

interface Group {
  readonly facility_id: number;
  readonly starts_at: string;
  readonly people: number;
  readonly shared: 0 | 1;
}

/** The tickets that are too many, told in turn: those before them fit. */
export function beyond<TGroup extends Group>(groups: readonly TGroup[], most: number): TGroup[] {
  const people = new Map<string, number>();
  return groups.filter((group) => {
    if (group.shared === 0) return false;
    const session = `${group.facility_id} ${group.starts_at}`;
    const sum = (people.get(session) ?? 0) + group.people;
    if (sum > most) return true;
    people.set(session, sum);
    return false;
  });
}
