import { sportOf, type Sport } from '../../art/sport.ts';
import type { VenueDetails } from '../../contract/site/content.ts';

/** What to draw of each venue: one of its sports that no venue before it is drawn with, so that they are told apart. */
export function sportsOfVenues(venues: readonly VenueDetails[]): { venue: VenueDetails; sport: Sport }[] {
  const drawn = new Set<Sport>();
  return venues.map((venue) => {
    const sports = (venue.services ?? []).map(({ name, ar_name }) => sportOf(name, ar_name));
    const sport = sports.find((one) => !drawn.has(one)) ?? sports[0] ?? sportOf(venue.name, venue.ar_name);
    drawn.add(sport);
    return { venue, sport };
  });
}
