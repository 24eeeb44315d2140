import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { clearSelection, enrolParam } from '../../../machines/enrolment/enrolmentSelection.ts';
import { back } from '../../art/icons/steps.ts';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { useCloseEntry } from '../../widgets/openedHere.ts';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { AcademyFrame } from './AcademyFrame.tsx';
import { EnrolDialog } from './enrol/EnrolDialog.tsx';
import { NoProgrammes } from './NoProgrammes.tsx';
import { Programme } from './Programme.tsx';
import '../../styles/pages.css';
import './academies.css';
import './programme.css';

/** /academy/{id}/packages (R2.1.10): the programmes with their packages; `?enrol=` opens one of them (R2.2.4, Q2.2.a). */
export function Component() {
  const { id } = useParams();
  return <AcademyFrame key={id}>{(academy) => <Packages academy={academy} />}</AcademyFrame>;
}

function Packages({ academy }: { academy: WorkshopDetails }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { image_base: base } = useConfig();
  const [params] = useSearchParams();
  const name = localName(academy, locale);
  const asked = academy.programs.find(
    ({ workshop_program_id }) => String(workshop_program_id) === params.get(enrolParam),
  );
  const close = useCloseEntry(clearSelection);
  return (
    <main className="academy">
      <PageTitle text={t`${name}: programmes and packages`} />
      <PageAbout text={localText(academy, 'description', locale)} picture={imageAddress(academy.image, base)} />
      <div className="wrap pagehead">
        <div>
          <TextLink icon={back} to={`/academy/${academy.id}`}>
            <LocalText of={academy} />
          </TextLink>
          <h1>
            <Trans>Programmes and packages</Trans>
          </h1>
        </div>
        {academy.programs.length === 0 ? null : (
          <p className="lead">
            <Trans>Prices are for the whole package, VAT included. You pay for the sessions left.</Trans>
          </p>
        )}
      </div>
      <div className="wrap pagefoot progs">
        {academy.programs.length === 0 ? (
          <NoProgrammes academy={academy} />
        ) : (
          academy.programs.map((program) => (
            <Programme key={program.workshop_program_id} academyId={academy.id} program={program} />
          ))
        )}
      </div>
      {asked ? (
        <EnrolDialog key={asked.workshop_program_id} workshop={academy} program={asked} onClose={close} />
      ) : null}
    </main>
  );
}
