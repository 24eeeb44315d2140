import { Trans, useLingui } from '@lingui/react/macro';
import { writeChosen } from '../../../machines/picker/chosenInAddress.ts';
import { daysLeft, stillOffered, type Offer } from '../../../machines/offers/offerItems.ts';
import { offerPrice } from '../../../machines/offers/offerPrice.ts';
import { loadOffers } from '../../adapters/actors/offered/offerActors.ts';
import { end } from '../../art/icons/steps.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { useCloseEntry, useLinkHere } from '../../widgets/openedHere.ts';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { GoneOffer, OfferDialog } from './OfferDialog.tsx';
import { OfferEnd } from './OfferEnd.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import '../../styles/pages.css';
import './offers.css';

/** /offers (R2.1.17): several things at one price, each until its day; what is in one opens over the list. */
export function Component() {
  const { t } = useLingui();
  const title = t`Play more, pay less`;
  return (
    <main>
      <PageTitle text={t`Offers`} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
        <p className="lead">
          <Trans>Each offer says what is inside and when it ends.</Trans>
        </p>
      </div>
      <div className="wrap pagefoot">
        <Offers />
      </div>
    </main>
  );
}

function Offers() {
  const { shown, problem, isBusy, reload } = useResource(loadOffers, undefined);
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  if (shown === null) return <Skeleton of="rows" />;
  return (
    <>
      {shown.length === 0 ? <NoOffers /> : <OfferRows offers={shown} />}
      <AskedOffer offers={shown} />
    </>
  );
}

function NoOffers() {
  return (
    <EmptyState
      title={<Trans>No offers today</Trans>}
      action={
        <LinkButton variant="line" to="/">
          <Trans>Back to the home page</Trans>
        </LinkButton>
      }
    >
      <Trans>New ones will stand here as soon as they begin.</Trans>
    </EmptyState>
  );
}

function OfferRows({ offers }: { offers: readonly Offer[] }) {
  const today = useVenueNow().slice(0, 10);
  const open = stillOffered(offers, today);
  if (open.length === 0) return <NoOffers />;
  return (
    <ul className="lines offers">
      {open.map((offer) => (
        <OfferRow key={offer.offer_id} offer={offer} today={today} />
      ))}
    </ul>
  );
}

function OfferRow({ offer, today }: { offer: Offer; today: string }) {
  const linkHere = useLinkHere();
  const { venue } = useConfig();
  return (
    <li>
      <Link className="hov offers__row" {...linkHere(`/offers?offer=${offer.offer_id}`)} preventScrollReset>
        <OfferEnd offer={offer} today={today} days={daysLeft(offer, today)} />
        <OfferPicture of={offer} width={320} height={214} />
        <span className="offers__b">
          <h2>
            <LocalText of={offer} />
          </h2>
          <span className="meta">
            <LocalText of={offer} field="description" />
          </span>
        </span>
        <span className="offers__p">
          <PriceText amount={offerPrice(offer)} currency={venue.currency} />
        </span>
        <Icon of={end} />
      </Link>
    </li>
  );
}

/** The offer that the address asks for (R1.3.5: there is no page of its own). */
function AskedOffer({ offers }: { offers: readonly Offer[] }) {
  const [params] = useSearchParams();
  const close = useCloseEntry((written) => {
    written.delete('offer');
    writeChosen(written, {});
  });
  const asked = params.get('offer');
  if (asked === null) return null;
  const offer = offers.find(({ offer_id }) => String(offer_id) === asked);
  return offer ? <OfferDialog key={asked} offer={offer} onClose={close} /> : <GoneOffer onClose={close} />;
}
