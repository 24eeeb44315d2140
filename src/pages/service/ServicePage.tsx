import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { arrow } from '../../art/icons/signs.ts';
import { sportOf } from '../../art/sport.ts';
import { loadService } from '../../edge/jobs/catalogue.ts';
import { formatMoney } from '../../i18n/money.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, LinkButton } from '../../parts/Button.tsx';
import { CourtArt } from '../../parts/CourtArt.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { imageAddress } from '../../portal/imageAddress.ts';
import { PageTitle } from '../../portal/PageTitle.tsx';
import { useConfig, useOpenBooking } from '../../portal/portalContext.tsx';
import { useResource } from '../../portal/useResource.ts';
import '../../styles/pages.css';

/** /service/{id}: picture, description and the way into its booking (R2.1.27, Q2.1.e). */
export function Component() {
  const { id = '' } = useParams();
  const locale = useLocale();
  const openBooking = useOpenBooking();
  const { venue, image_base: base, enable_facility_booking: mayBook } = useConfig();
  const { shown, problem, isBusy, reload } = useResource(loadService, Number(id));
  if (problem?.code === 'http404' || !/^\d+$/.test(id)) {
    return (
      <main className="wrap page">
        <EmptyState
          title={<Trans>This service is not offered</Trans>}
          action={
            <LinkButton variant="line" to="/">
              <Trans>Back to the home page</Trans>
            </LinkButton>
          }
        />
      </main>
    );
  }
  if (problem) {
    return (
      <main className="wrap page">
        <ErrorState message={problem.message} busy={isBusy} onRetry={reload} />
      </main>
    );
  }
  if (!shown) {
    return (
      <main className="wrap page">
        <Skeleton of="panel" />
      </main>
    );
  }
  const name = localName(shown, locale);
  const price = shown.price_from === null ? null : formatMoney(shown.price_from, venue.currency, locale);
  return (
    <main className="wrap page">
      <PageTitle text={name} />
      <Picture
        eager
        ratio="12 / 5"
        src={imageAddress(shown.image, base)}
        art={
          <CourtArt
            sport={sportOf(shown.name, shown.ar_name)}
            seed={shown.id}
            shot="hero"
            light="dusk"
            width={1200}
            height={500}
          />
        }
      />
      <h1>{name}</h1>
      <p className="lead">{localText(shown, 'description', locale)}</p>
      {price === null ? null : (
        <p>
          <Trans>from {price}</Trans>
        </p>
      )}
      {mayBook ? (
        <Button variant="cta" size="l" iconAfter={arrow} onClick={() => openBooking(shown.id)}>
          <Trans>Book a facility</Trans>
        </Button>
      ) : null}
    </main>
  );
}
