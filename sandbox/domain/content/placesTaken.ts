/** How many places of a programme orders hold. */
import type { Queryable } from '../../data/database.ts';
import type { Documents } from './documents.ts';

/** By the programme's id; programmes without any order are left out. */
export async function placesTaken(
  database: Queryable,
  programs: Documents['workshop']['programs'],
): Promise<ReadonlyMap<number, number>> {
  if (programs.length === 0) return new Map();
  const rows = await database
    .selectFrom('allotment')
    .select(['program_id', 'used'])
    .where(
      'program_id',
      'in',
      programs.map(({ workshop_program_id }) => workshop_program_id),
    )
    .execute();
  return new Map(rows.map(({ program_id, used }) => [program_id, used]));
}
