import { recognizedSport, type Sport } from './sport.ts';

/** What one plays on, as far as a word for it goes; a pool and its lanes are facilities. */
export type FacilityKind = 'court' | 'pitch' | 'hall' | 'facility';

const kinds: Partial<Record<Sport, FacilityKind>> = {
  padel: 'court',
  tennis: 'court',
  basketball: 'court',
  badminton: 'court',
  volleyball: 'court',
  football: 'pitch',
  fives: 'pitch',
  cricket: 'pitch',
  gym: 'hall',
  climbing: 'hall',
};

/** How the places of a service are called, from its names in either language. */
export function facilityKind(...names: readonly (string | null | undefined)[]): FacilityKind {
  const sport = recognizedSport(...names);
  return (sport && kinds[sport]) ?? 'facility';
}
