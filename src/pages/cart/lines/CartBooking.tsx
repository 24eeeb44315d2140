import { Trans, useLingui } from '@lingui/react/macro';
import { hasQuantity, mostNow, refusalOfMore } from '../../../../machines/cart/cartRules.ts';
import { bookingDiscount, bookingPrice } from '../../../../machines/cart/cartSums.ts';
import { approvalNeed } from '../../../../machines/checkout/moneyMoves.ts';
import { isExclusive } from '../../../../machines/cart/lines.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { totalsOf } from '../../../../machines/money/totals.ts';
import type { CartAddon, CartLine } from '../../../contract/orders/cart.ts';
import { localName, localText } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { StatusPill } from '../../../components/signs/StatusPill.tsx';
import { Stepper } from '../../../components/choices/Stepper.tsx';
import { TextButton } from '../../../components/buttons/TextButton.tsx';
import { DiscountedPrice } from '../../../components/signs/DiscountedPrice.tsx';
import { imageAddress } from '../../../components/pictures/imageAddress.ts';
import { notify } from '../../../actors/notices.ts';
import { useCart, useConfig } from '../../../actors/portalContext.tsx';
import { problemWords } from '../../../widgets/cart/cartWords.ts';
import { VenueName } from '../../../widgets/VenueName.tsx';
import { LineArt, LineTime } from './LineAbout.tsx';
import { useLineName } from './RemovedBooking.tsx';
import { PromotionSaving } from '../pay/PromotionSaving.tsx';
import { MissingAttendees } from './MissingAttendees.tsx';
import './lines.css';

interface CartBookingProps {
  booking: readonly CartLine[];
  /** Below the page's own heading, or below that of its group. */
  heading: 'h2' | 'h3';
  onRemove: () => void;
}

/** A booking: one line, or the lines that one price is made of, with their add-ons. */
export function CartBooking({ booking, heading: Heading, onRemove }: CartBookingProps) {
  const { venue, image_base: base } = useConfig();
  const [line] = booking;
  const name = useLineName(line);
  if (line === undefined) return null;
  const { currency } = venue;
  return (
    <li className="line">
      <Picture src={imageAddress(line.image, base)} art={<LineArt line={line} />} />
      <div>
        <Heading className="line__name">
          <LocalText of={line} />
        </Heading>
        <p className="meta line__about">
          <span>
            <LineTime line={line} />
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
      <DiscountedPrice
        full={bookingPrice(booking, currency)}
        discount={bookingDiscount(booking, currency)}
        currency={currency}
      />
      <Parts booking={booking} />
      <PromotionSaving booking={booking} />
      <MissingAttendees booking={booking} name={name} />
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

/** What the price is made of, when it is made of several, and the add-ons. */
function Parts({ booking }: { booking: readonly CartLine[] }) {
  const locale = useLocale();
  const { currency } = useConfig().venue;
  const priceOf = (part: CartLine) => toMajor(totalsOf(part, currency).full, currency);
  const addons = booking.flatMap((line) => line.addons.map((addon) => ({ line, addon })));
  if (booking.length < 2 && addons.length === 0) return null;
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
      {addons.map(({ line, addon }) => (
        <Addon key={`${line.id} ${addon.product_id}`} line={line} addon={addon} />
      ))}
    </ul>
  );
}

function Addon({ line, addon }: { line: CartLine; addon: CartAddon }) {
  const { t } = useLingui();
  const cart = useCart();
  const { currency } = useConfig().venue;
  const name = localName(addon, useLocale());
  const set = (quantity: number) =>
    cart.send({ type: 'addon.set', lineId: line.id, productId: addon.product_id, quantity });
  return (
    <li className="addonrow">
      <span>
        <LocalText of={addon} />
      </span>
      <DiscountedPrice {...totalsOf(addon, currency)} currency={currency} />
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
  const refusal = refusalOfMore(line);
  const refuse = () => {
    if (refusal) notify({ tone: 'bad', text: problemWords(i18n, { ...refusal, message: null }) });
  };
  return (
    <Stepper
      label={name}
      value={line.quantity}
      min={1}
      max={mostNow(line)}
      onChange={(quantity) => cart.send({ type: 'quantity.set', lineId: line.id, quantity })}
      onBeyond={refuse}
    />
  );
}
