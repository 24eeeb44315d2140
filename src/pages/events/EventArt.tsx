import { daysOf } from '../../../machines/events/eventDays.ts';
import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { CourtArt, type CourtArtProps } from '../../components/pictures/CourtArt.tsx';
import type { Event } from '../../contract/offered/events.ts';

interface EventArtProps extends Pick<CourtArtProps, 'shot' | 'width' | 'height'> {
  event: Event;
}

/** In the place of a picture: the court of an event, in the light of its hour. */
export function EventArt({ event, ...size }: EventArtProps) {
  const [first] = daysOf(event);
  return (
    <CourtArt
      {...size}
      sport={sportOf(event.sport, event.name, event.ar_name)}
      seed={event.id}
      light={lightAt(hourOf(first?.start_time ?? '12:00:00'))}
    />
  );
}
