import { Trans } from '@lingui/react/macro';
import { isOn, hasEnded } from '../../../machines/events/eventDays.ts';
import { isSoldOut } from '../../../machines/events/eventLines.ts';
import { back } from '../../art/icons/steps.ts';
import type { EventDetails } from '../../contract/offered/events.ts';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { Tag } from '../../components/signs/Tag.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { EventArt } from './EventArt.tsx';

/** The name of the event over its picture, under the light of its hour. */
export function EventHero({ event, now }: { event: EventDetails; now: string }) {
  const { image_base: base } = useConfig();
  return (
    <section className="evhero">
      <Picture
        eager
        src={imageAddress(event.image, base)}
        art={<EventArt event={event} shot="hero" width={1280} height={560} />}
      />
      <div className="wrap">
        <TextLink icon={back} to="/events">
          <Trans>All events</Trans>
        </TextLink>
        <h1>
          <LocalText of={event} />
        </h1>
        <State event={event} now={now} />
      </div>
    </section>
  );
}

function State({ event, now }: { event: EventDetails; now: string }) {
  if (hasEnded(event, now))
    return (
      <Tag look="paint">
        <Trans>Over</Trans>
      </Tag>
    );
  if (isSoldOut(event))
    return (
      <Tag look="paint">
        <Trans>Sold out</Trans>
      </Tag>
    );
  return isOn(event, now) ? (
    <Tag look="accent">
      <Trans>On now</Trans>
    </Tag>
  ) : null;
}
