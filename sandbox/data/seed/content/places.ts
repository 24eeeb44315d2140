/** The venues and services of the core seed, as the content names them. */
import { serviceIds, venues, type VenueId } from '../venues.ts';
import { named } from './wording.ts';

/** Name of a venue in both languages. */
export function venueName(id: VenueId): { name: string; ar_name: string } {
  const { name, ar_name } = venues.find((venue) => venue.id === id)!;
  return { name, ar_name };
}

const sports = {
  padel: named('Padel', 'بادل'),
  basketball: named('Basketball', 'كرة السلة'),
  badminton: named('Badminton', 'ريشة طائرة'),
  gym: named('Gym', 'صالة الأثقال'),
  football: named('Football', 'كرة القدم'),
  cricket: named('Cricket', 'كريكيت'),
  swimming: named('Swimming', 'سباحة'),
  tennis: named('Tennis', 'تنس'),
} as const;
export type ServiceSport = keyof typeof sports;

/** The service of a sport at a venue, null where the venue has none. */
export function serviceOf(venue: VenueId, sport: ServiceSport): { id: number; name: string; ar_name: string } | null {
  const ids: Readonly<Record<string, number>> = serviceIds[venue];
  const id = ids[sport];
  return id === undefined ? null : { id, ...sports[sport] };
}
