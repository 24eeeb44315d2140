import { Trans } from '@lingui/react/macro';
import { hourOf } from '../../../../machines/slots/schedule/venueTime.ts';
import { equipmentOf } from '../../../art/equipmentOf.ts';
import { lightAt, type Light } from '../../../art/light.ts';
import { sportOf } from '../../../art/sport.ts';
import { surfaceOf } from '../../../art/surfaceOf.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { CourtArt, EquipmentArt } from '../../../components/pictures/CourtArt.tsx';
import { TimeInText } from '../../../components/dates/TimeInText.tsx';
import { TimeRange } from '../../../components/dates/TimeRange.tsx';
import { AcademyWords } from './AcademyWords.tsx';
import { MembershipWords } from './MembershipWords.tsx';
import { TrainerWords } from './TrainerWords.tsx';

/** What stands in place of its picture. */
export function LineArt({ line }: { line: CartLine }) {
  const sport = sportOf(line.sport, line.name, line.ar_name);
  if (line.productType === 'pos')
    return <EquipmentArt item={equipmentOf(line.name, line.ar_name)} seed={line.product_id} width={160} height={160} />;
  const light = lightOf(line);
  const ground =
    line.productType === 'facility'
      ? { seed: line.facilityId, way: surfaceOf(line.facilityId) }
      : { seed: line.productType === 'event' ? line.event_id : line.product_id };
  return <CourtArt sport={sport} {...ground} light={light} width={160} height={160} />;
}

/** That of the hour when it begins. */
function lightOf(line: CartLine): Light {
  const time =
    line.productType === 'facility' ? line.selectedFacilityTiming : 'event_time' in line ? line.event_time : null;
  return time ? lightAt(hourOf(time)) : 'day';
}

/** Day and time of a slot or an event; other things have their own words in their detail. */
export function LineTime({ line }: { line: CartLine }) {
  const locale = useLocale();
  if (line.productType === 'membership') return <MembershipWords line={line} />;
  if (line.productType === 'trainer') return <TrainerWords line={line} />;
  if (line.productType === 'academy') return <AcademyWords line={line} />;
  if (line.productType === 'event' && line.event_date)
    return (
      <>
        {formatDay(line.event_date, locale)}
        {line.event_time ? (
          <>
            {locale === 'ar' ? '، ' : ', '}
            <TimeInText time={line.event_time} />
          </>
        ) : null}
      </>
    );
  if (line.productType !== 'facility') return null;
  return (
    <>
      {formatDay(line.selectedFacilityDate, locale)}
      {locale === 'ar' ? '، ' : ', '}
      {line.isFullDay ? (
        <Trans>all day</Trans>
      ) : (
        <TimeRange from={line.selectedFacilityTiming} to={line.selectedFacilityEndTiming} />
      )}
    </>
  );
}
