import { Trans, useLingui } from '@lingui/react/macro';
import { hasQuantity, mayHaveMore } from '../../../machines/cart/cartRules.ts';
import { bookingPrice } from '../../../machines/cart/cartSums.ts';
import { approvalNeed } from '../../../machines/checkout/moneyMoves.ts';
import { isExclusive } from '../../../machines/cart/lines.ts';
import { toMajor } from '../../../machines/money/minorUnits.ts';
import { totalsOf } from '../../../machines/money/totals.ts';
import { hourOf } from '../../../machines/slots/venueTime.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import { equipmentOf } from '../../art/equipmentOf.ts';
import { lightAt, type Light } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import type { CartAddon, CartLine } from '../../contract/cart.ts';
import { formatDay } from '../../i18n/dates.ts';
import { joined, localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt, EquipmentArt } from '../../components/CourtArt.tsx';
import { LocalText } from '../../components/LocalText.tsx';
import { Picture } from '../../components/Picture.tsx';
import { PriceText } from '../../components/PriceText.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import { TimeInText } from '../../components/TimeInText.tsx';
import { TimeRange } from '../../components/TimeRange.tsx';
import { imageAddress } from '../../components/imageAddress.ts';
import { notify } from '../../actors/notices.ts';
import { useCart, useConfig } from '../../actors/portalContext.tsx';
import { problemWords } from '../../widgets/cart/cartMessages.ts';
import { VenueName } from '../../widgets/VenueName.tsx';
import { AcademyWords } from './AcademyWords.tsx';
import { MembershipWords } from './MembershipWords.tsx';
import { TrainerWords } from './TrainerWords.tsx';
import { Undescribed } from './Undescribed.tsx';

/** A booking: one line, or the lines that one price is made of, with their extras. */
export function CartBooking({ booking, onRemove }: { booking: readonly CartLine[]; onRemove: () => void }) {
  const locale = useLocale();
  const { venue, image_base: base } = useConfig();
  const [line] = booking;
  if (line === undefined) return null;
  const { currency } = venue;
  // Two seats of one event are called alike: what tells them apart is said with the name.
  const name = joined(locale, localName(line, locale), isExclusive(line) ? '' : localText(line, 'detail', locale));
  return (
    <li className="line">
      <Picture src={imageAddress(line.image, base)} art={<LineArt line={line} />} />
      <div>
        <h2 className="line__name">
          <LocalText of={line} />
        </h2>
        <p className="meta line__about">
          <span>
            <When line={line} />
          </span>
          {isExclusive(line) || !line.detail ? null : (
            <span>
              <LocalText of={line} field="detail" />
            </span>
          )}
          <span>
            <VenueName of={line.venue_id} />
          </span>
        </p>
        {approvalNeed(booking) === 'none' ? null : (
          <StatusPill tone="wait" shape="half">
            <Trans>Needs approval</Trans>
          </StatusPill>
        )}
      </div>
      <PriceText amount={toMajor(bookingPrice(booking, currency), currency)} currency={currency} />
      <Parts booking={booking} />
      <Undescribed booking={booking} name={name} />
      <div className="line__end">
        <Quantity line={line} name={name} />
        <TextButton tone="quiet" onClick={onRemove}>
          <Trans>
            Remove <span className="vh">{name}</span>
          </Trans>
        </TextButton>
      </div>
    </li>
  );
}

function LineArt({ line }: { line: CartLine }) {
  const sport = sportOf(line.sport, line.name, line.ar_name);
  if (line.productType === 'pos')
    return <EquipmentArt item={equipmentOf(line.name, line.ar_name)} seed={line.product_id} width={160} height={160} />;
  const light = lightOf(line);
  const place =
    line.productType === 'facility'
      ? { seed: line.facilityId, way: surfaceOf(line.facilityId) }
      : { seed: line.productType === 'event' ? line.event_id : line.product_id };
  return <CourtArt sport={sport} {...place} light={light} width={160} height={160} />;
}

/** That of the hour when it begins. */
function lightOf(line: CartLine): Light {
  const time =
    line.productType === 'facility' ? line.selectedFacilityTiming : 'event_time' in line ? line.event_time : null;
  return time ? lightAt(hourOf(time)) : 'day';
}

/** Day and time of a slot or an event; other things have their own words in their detail. */
function When({ line }: { line: CartLine }) {
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

/** What the price is made of, when it is made of several, and the extras. */
function Parts({ booking }: { booking: readonly CartLine[] }) {
  const locale = useLocale();
  const { currency } = useConfig().venue;
  const priceOf = (part: CartLine) => toMajor(totalsOf(part, currency).full, currency);
  const extras = booking.flatMap((line) => line.addons.map((addon) => ({ line, addon })));
  if (booking.length < 2 && extras.length === 0) return null;
  return (
    <ul className="sub">
      {booking.length > 1
        ? booking.map((part) => (
            <li key={part.id}>
              <span>
                {localText(part, 'detail', locale) ? <LocalText of={part} field="detail" /> : <LocalText of={part} />}
                {` × ${part.quantity}`}
              </span>
              <PriceText amount={priceOf(part)} currency={currency} />
            </li>
          ))
        : null}
      {extras.map(({ line, addon }) => (
        <Extra key={`${line.id} ${addon.product_id}`} line={line} addon={addon} />
      ))}
    </ul>
  );
}

function Extra({ line, addon }: { line: CartLine; addon: CartAddon }) {
  const { t } = useLingui();
  const cart = useCart();
  const { currency } = useConfig().venue;
  const name = localName(addon, useLocale());
  const set = (quantity: number) =>
    cart.send({ type: 'addon.set', lineId: line.id, productId: addon.product_id, quantity });
  return (
    <li className="extra">
      <span>
        <LocalText of={addon} />
      </span>
      <PriceText amount={toMajor(totalsOf(addon, currency).full, currency)} currency={currency} />
      <Stepper
        label={name}
        value={addon.quantity}
        max={addon.max}
        onChange={set}
        onBeyond={() => notify({ tone: 'bad', text: t`Max quantity ${addon.max} reached` })}
      />
    </li>
  );
}

function Quantity({ line, name }: { line: CartLine; name: string }) {
  const { i18n } = useLingui();
  const cart = useCart();
  if (!hasQuantity(line)) return null;
  const refuse = () => notify({ tone: 'bad', text: problemWords(i18n, { code: 'detailsMissing', message: null }) });
  return (
    <Stepper
      label={name}
      value={line.quantity}
      min={1}
      max={mayHaveMore(line) ? Infinity : line.quantity}
      onChange={(quantity) => cart.send({ type: 'quantity.set', lineId: line.id, quantity })}
      onBeyond={refuse}
    />
  );
}
