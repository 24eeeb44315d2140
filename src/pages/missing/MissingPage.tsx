import { Trans, useLingui } from '@lingui/react/macro';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import '../../shell/blocking/screens.css';

/** /404: what nobody finds, and a section that is not offered, end here (R2.1.32, R8.4.2). */
export function Component() {
  const { t } = useLingui();
  return (
    <main className="full out">
      <PageTitle text={t`Page not found`} />
      <div className="hero__art" aria-hidden="true">
        <CourtArt sport="tennis" seed="out" shot={1} way={1} light="dusk" width={1280} height={760} ball />
      </div>
      <div className="wrap full__in">
        <h1>
          <Trans>Out!</Trans>
        </h1>
        <p className="lead">
          <Trans>Page you're looking for is not found</Trans>
        </p>
        <LinkButton variant="paint" size="l" to="/">
          <Trans>Back to the home page</Trans>
        </LinkButton>
      </div>
    </main>
  );
}
