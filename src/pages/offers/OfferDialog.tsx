import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { isOnSale, offerItem, type Offer } from '../../../machines/offers/offerItems.ts';
import { offerPrice } from '../../../machines/offers/offerPrice.ts';
import * as read from '../../../machines/picker/pickerSelectors.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { ignoreSecondPress } from '../../components/buttons/ignoreSecondPress.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Stepper } from '../../components/choices/Stepper.tsx';
import { ShareLink } from '../../widgets/ShareLink.tsx';
import { PickerRefusal } from '../../widgets/picker/PickerRefusal.tsx';
import { usePicker } from '../../widgets/picker/usePicker.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { OfferContents } from './OfferContents.tsx';
import { OfferTime } from './OfferTime.tsx';

/** What is in an offer, until when, for how much; and into the cart with it (R2.1.17, R3.6.8). */
export function OfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { venue } = useConfig();
  const today = useVenueNow().slice(0, 10);
  const items = useMemo(() => [offerItem(offer)], [offer]);
  const name = localName(offer, locale);
  const picker = usePicker(items);
  const cards = useSelector(picker, read.cards);
  const busy = useSelector(picker, read.isBusy);
  const card = cards[0];
  // Who opens an offer wants one of it, until they say another number.
  const quantity = Math.max(1, card?.quantity ?? 0);
  const mayBuy = isOnSale(offer, today);
  const outcome = useRef<HTMLDivElement>(null);
  const { problem = null, inCart = 0 } = card ?? {};
  const told = useRef({ problem, inCart });
  useEffect(() => {
    const isTold = told.current.problem === problem && told.current.inCart === inCart;
    told.current = { problem, inCart };
    // The result of a press stands below the list, out of sight on a low screen.
    if (!isTold) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, inCart]);
  const take = () => picker.send({ type: 'item.take', id: offer.offer_id, quantity });
  return (
    <Dialog
      isEntry
      className="offer"
      width="34rem"
      title={<LocalText of={offer} />}
      onClose={onClose}
      bar={
        <>
          <span className="offer__sum">
            <PriceText amount={offerPrice(offer) * quantity} currency={venue.currency} />
            <span className="fine">
              <Trans>VAT included</Trans>
            </span>
          </span>
          <Button
            variant="cta"
            size="l"
            busy={busy}
            aria-disabled={mayBuy ? undefined : true}
            aria-describedby={mayBuy ? undefined : 'offer-time'}
            // The second half of a double press comes when the first is in the cart already.
            onClickCapture={ignoreSecondPress}
            onClick={mayBuy ? take : undefined}
          >
            <Trans>Add to cart</Trans>
          </Button>
        </>
      }
    >
      <OfferContents offer={offer} />
      <OfferTime id="offer-time" offer={offer} today={today} />
      <p>
        <ShareLink isWritten title={name} path={`/offers?offer=${offer.offer_id}`} label={t`Share this offer`} />
      </p>
      {mayBuy ? (
        <div className="row row--apart offer__q">
          <h3>
            <Trans>How many?</Trans>
          </h3>
          <Stepper
            label={name}
            value={quantity}
            min={1}
            max={most}
            disabled={busy}
            onChange={(chosen) => picker.send({ type: 'quantity.set', id: offer.offer_id, quantity: chosen })}
          />
        </div>
      ) : null}
      <div ref={outcome} className="stack">
        <PickerRefusal problem={problem} onAgain={take} />
        <output className="offer__added">
          {inCart > 0 ? (
            <Note tone="ok">
              <p>
                <Plural value={inCart} one="# in your cart" other="# in your cart" />
              </p>
              <LinkButton size="s" variant="line" to="/cart">
                <Trans>Go to cart</Trans>
              </LinkButton>
            </Note>
          ) : null}
        </output>
      </div>
    </Dialog>
  );
}

/** As many as one press may put into the cart. */
const most = 20;

/** The offer in the address has ended, or never existed. */
export function GoneOffer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isEntry
      title={<Trans>This offer is over</Trans>}
      onClose={onClose}
      bar={
        <Button variant="cta" className="end" onClick={onClose}>
          <Trans>See what is on offer</Trans>
        </Button>
      }
    >
      <p>
        <Trans>It has ended, or the link is not right.</Trans>
      </p>
    </Dialog>
  );
}
