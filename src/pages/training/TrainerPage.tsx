import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { isNotFound } from '../../../machines/shared/isNotFound.ts';
import type { Trainer } from '../../../machines/trainerBooking/trainerSessions.ts';
import { venueOf } from '../../../machines/site/venueOf.ts';
import { loadTrainer } from '../../adapters/actors/offered/trainerActors.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { back } from '../../art/icons/steps.ts';
import { Joined } from '../../components/text/Joined.tsx';
import { Navigate } from '../../components/buttons/Link.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { ShareLink } from '../../widgets/ShareLink.tsx';
import { StructuredData } from '../../widgets/StructuredData.tsx';
import { TrainerPicture } from './TrainerPicture.tsx';
import { TrainerSale } from './TrainerSale.tsx';
import '../../styles/pages.css';
import './training.css';

/** /training/{id} (R2.1.7, R1.3.4): who the coach is, the packages, and the hours that are free (R3.6.6). */
export function Component() {
  const { id = '' } = useParams();
  const { shown, problem, isBusy, reload } = useResource(loadTrainer, id);
  if (!/^\d{1,9}$/.test(id) || isNotFound(problem)) return <Navigate to="/404" replace />;
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  if (String(shown?.id) !== id || !shown)
    return (
      <main className="wrap page">
        <Skeleton of="panel" count={3} />
      </main>
    );
  return <Told key={shown.id} trainer={shown} />;
}

function Told({ trainer }: { trainer: Trainer }) {
  const locale = useLocale();
  const { image_base: base } = useConfig();
  const name = localName(trainer, locale);
  const bio = localText(trainer, 'bio', locale);
  const picture = imageAddress(trainer.image, base);
  return (
    <main>
      <PageTitle text={name} />
      <PageAbout text={bio} picture={picture} />
      <StructuredData
        of={{
          '@type': 'Person',
          name,
          jobTitle: localText(trainer, 'title', locale),
          description: bio,
          image: picture,
        }}
      />
      <div className="wrap coachhead">
        <TrainerPicture trainer={trainer} eager />
        <TrainerWords trainer={trainer} name={name} />
      </div>
      <div className="wrap pagefoot">
        <TrainerSale trainer={trainer} />
      </div>
    </main>
  );
}

function TrainerWords({ trainer, name }: { trainer: Trainer; name: string }) {
  const { t } = useLingui();
  const { venue } = useConfig();
  const ownVenue = venueOf(venue, trainer.venue_id);
  const services = trainer.services ?? [];
  return (
    <div className="coachhead__b">
      <TextLink tone="quiet" icon={back} to="/training">
        <Trans>Coaches</Trans>
      </TextLink>
      <h1>
        <LocalText of={trainer} />
      </h1>
      {trainer.title ? (
        <p className="meta">
          <LocalText of={trainer} field="title" />
        </p>
      ) : null}
      {trainer.bio ? (
        <p className="lead">
          <DescribedText of={trainer} field="bio" />
        </p>
      ) : null}
      <dl className="coachhead__f">
        {services.length > 0 ? (
          <div>
            <dt>
              <Trans>Teaches</Trans>
            </dt>
            <dd>
              <Joined>
                {services.map((service) => (
                  <LocalText key={service.id} of={service} />
                ))}
              </Joined>
            </dd>
          </div>
        ) : null}
        {ownVenue ? (
          <div>
            <dt>
              <Trans>Where</Trans>
            </dt>
            <dd>
              <LocalText of={ownVenue} />
            </dd>
          </div>
        ) : null}
      </dl>
      <ShareLink title={name} path={`/training/${trainer.id}`} label={t`Share`} isWritten />
    </div>
  );
}
