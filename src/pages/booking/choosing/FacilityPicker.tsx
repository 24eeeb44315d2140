import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import type { Slot } from '../../../../machines/slots/slots.ts';
import { hourOf } from '../../../../machines/slots/schedule/venueTime.ts';
import { useDeferredValue } from 'react';
import { facilityKind } from '../../../art/facilityKind.ts';
import { lightAt, type Light } from '../../../art/light.ts';
import { sportOf, type Sport } from '../../../art/sport.ts';
import { surfaceOf } from '../../../art/surfaceOf.ts';
import type { AvailableFacility } from '../../../contract/offered/facilities.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { HeldStill } from '../../../components/HeldStill.tsx';
import { CourtArt } from '../../../components/pictures/CourtArt.tsx';
import { FacilityCards } from '../../../components/bookable/FacilityCards.tsx';
import { FacilityWord } from '../../../components/bookable/FacilityWord.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../../components/pictures/imageAddress.ts';

/** What is free at the chosen time; absent before a slot is chosen (R2.11.9, R2.11.10). The press on a time is answered first. */
export function FacilityPicker({ choosing }: { choosing: ChoosingRef }) {
  const slot = useSelector(choosing, read.selectedTimeSlot);
  const shownSlot = useDeferredValue(slot);
  return <HeldStill isHeld={shownSlot !== slot}>{useFreeFacilities(choosing, slot)}</HeldStill>;
}

function useFreeFacilities(choosing: ChoosingRef, slot: Slot | null) {
  const areTimesAwaited = useSelector(choosing, read.areTimesAwaited);
  const areAwaited = useSelector(choosing, (snapshot) => read.awaited(snapshot) === 'facilities');
  const service = useSelector(choosing, read.service);
  const facilities = useSelector(choosing, read.facilities);
  const facilityId = useSelector(choosing, read.facilityId);
  const hasFailed = useSelector(choosing, read.hasFailed);
  const config = useSelector(choosing, read.config);
  const kind = facilityKind(service?.name, service?.ar_name);
  if (slot === null || areTimesAwaited) return null;
  if (areAwaited)
    // A failure is told in the bar, which is always visible.
    return hasFailed ? null : (
      <div className="field">
        <span className="label">
          <FacilityWord kind={kind} />
        </span>
        <div className="bk__courts">
          <Skeleton of="cards" count={3} />
        </div>
      </div>
    );
  const sport = sportOf(service?.name, service?.ar_name);
  const light = lightAt(hourOf(slot.start_time) + 0.5);
  return (
    <FacilityCards
      legend={<FacilityWord kind={kind} />}
      value={facilityId === null ? null : String(facilityId)}
      onChange={(key) => choosing.send({ type: 'facility.choose', facilityId: Number(key) })}
      facilities={facilities.map((facility) => ({
        key: String(facility.id),
        name: <LocalText of={facility} />,
        note: <FacilityNote facility={facility} currency={config.venue.currency} />,
        picture: config.show_facility_image ? (
          <FacilityPicture facility={facility} imageBase={config.image_base} sport={sport} light={light} />
        ) : undefined,
      }))}
    />
  );
}

function FacilityNote({ facility, currency }: { facility: AvailableFacility; currency: string | null }) {
  const { surface, is_outdoor: isOutdoor, price } = facility;
  return (
    <>
      {surface ? (
        <span>
          <LocalText of={surface} />
        </span>
      ) : null}
      {isOutdoor === null ? null : <span>{isOutdoor === 1 ? <Trans>Outdoor</Trans> : <Trans>Indoor</Trans>}</span>}
      {price === null ? null : (
        <span className="num">
          <MoneyInText amount={price} currency={currency} />
        </span>
      )}
    </>
  );
}

interface FacilityPictureProps {
  facility: AvailableFacility;
  imageBase: string | null;
  sport: Sport;
  light: Light;
}

/** Names are drawn first: a dozen court drawings take a slow phone longer than a press may wait. */
function FacilityPicture({ facility, imageBase, sport, light }: FacilityPictureProps) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <Picture
      src={imageAddress(facility.image, imageBase)}
      ratio="3 / 2"
      art={
        isDrawn ? (
          <CourtArt
            sport={sport}
            seed={facility.id}
            way={surfaceOf(facility.id)}
            light={light}
            width={240}
            height={160}
          />
        ) : null
      }
    />
  );
}
