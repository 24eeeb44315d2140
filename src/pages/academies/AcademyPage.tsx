import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { mayEnrol } from '../../../machines/enrolment/programmes.ts';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { TimeRange } from '../../components/dates/TimeRange.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { ShareLink } from '../../widgets/ShareLink.tsx';
import { StructuredData } from '../../widgets/StructuredData.tsx';
import { useLinkHere } from '../../widgets/openedHere.ts';
import { AcademyFacts } from './AcademyFacts.tsx';
import { AcademyFrame } from './AcademyFrame.tsx';
import { AcademyHero } from './AcademyHero.tsx';
import { AcademyPictures } from './AcademyPictures.tsx';
import { Ages } from './Ages.tsx';
import { NoProgrammes } from './NoProgrammes.tsx';
import { Places } from './Places.tsx';
import { WeekMarks } from './WeekMarks.tsx';
import '../../styles/pages.css';
import './academies.css';
import './programme.css';

/** /academy/{id} (R2.1.9): what is taught, for whom, where and when, and the groups that there are. */
export function Component() {
  const { id } = useParams();
  return <AcademyFrame key={id}>{(academy) => <Told academy={academy} />}</AcademyFrame>;
}

function Told({ academy }: { academy: WorkshopDetails }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { image_base: base, venue } = useConfig();
  const name = localName(academy, locale);
  const about = localText(academy, 'description', locale);
  const picture = imageAddress(academy.image, base);
  const hasProgrammes = academy.programs.length > 0;
  const share = <ShareLink isWritten title={name} path={`/academy/${academy.id}`} label={t`Share`} />;
  return (
    <main className="academy">
      <PageTitle text={name} />
      <PageAbout text={about} picture={picture} />
      <StructuredData
        of={{
          '@type': 'Course',
          name,
          description: about || name,
          inLanguage: locale,
          ...(picture ? { image: picture } : {}),
          provider: { '@type': 'Organization', name: localName(venue, locale) },
        }}
      />
      <AcademyHero academy={academy} />
      <div className="wrap split">
        <article className="stack">
          <AcademyFacts academy={academy} />
          {about ? (
            <p className="lead">
              <DescribedText of={academy} />
            </p>
          ) : null}
          {hasProgrammes ? <Programmes academy={academy} /> : <NoProgrammes academy={academy} />}
          <AcademyPictures academy={academy} />
        </article>
        <aside>{hasProgrammes ? <JoinIn academy={academy}>{share}</JoinIn> : share}</aside>
      </div>
    </main>
  );
}

/** From what price, on what terms, and the way to the packages. */
function JoinIn({ academy, children }: { academy: WorkshopDetails; children: ReactNode }) {
  const { currency } = useConfig().venue;
  const price = academy.price_from === null ? null : <MoneyInText amount={academy.price_from} currency={currency} />;
  return (
    <Panel corners title={<Trans>Join in</Trans>}>
      {price === null ? null : (
        <p className="ac__from">
          <Trans>from {price}</Trans>
        </p>
      )}
      <p className="meta">
        <Trans>You pay for the sessions left, never for those gone by. VAT included.</Trans>
      </p>
      <LinkButton variant="cta" size="l" full to={`/academy/${academy.id}/packages`}>
        <Trans>Programmes and packages</Trans>
      </LinkButton>
      {children}
    </Panel>
  );
}

function Programmes({ academy }: { academy: WorkshopDetails }) {
  const now = useVenueNow();
  const linkHere = useLinkHere();
  return (
    <section>
      <div className="head">
        <h2>
          <Plural value={academy.programs.length} one="One programme" other="# programmes" />
        </h2>
      </div>
      <ul className="lines">
        {academy.programs.map((program) => (
          <li key={program.workshop_program_id} className="prog">
            <Ages of={program} />
            <div>
              <h3>
                <LocalText of={program} />
              </h3>
              <WeekMarks days={program.days} time={program.start_time} />
              <p className="fine">
                <TimeRange from={program.start_time} to={program.end_time} />
              </p>
            </div>
            <div className="prog__s">
              <Places of={program} now={now} />
              {mayEnrol(program, now) ? (
                <LinkButton
                  variant="line"
                  {...linkHere(`/academy/${academy.id}/packages?enrol=${program.workshop_program_id}`)}
                >
                  <Trans>
                    Enrol{' '}
                    <span className="vh">
                      <LocalText of={program} />
                    </span>
                  </Trans>
                </LinkButton>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
