import { venueOf } from '../../machines/site/venueOf.ts';
import type { Id } from '../contract/wire/wire.ts';
import { LocalText } from '../components/text/LocalText.tsx';
import { useConfig } from '../actors/portalContext.tsx';

/** The name of a venue of the operator; nothing for one that is not told. */
export function VenueName({ of: venueId }: { of: Id | null }) {
  const { venue } = useConfig();
  const found = venueOf(venue, venueId);
  return found ? <LocalText of={found} /> : null;
}
