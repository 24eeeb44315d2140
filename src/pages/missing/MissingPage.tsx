import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { PictureScreen } from '../../shell/blocking/PictureScreen.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';

/** /404: what nobody finds, and a section that is not offered, end here (R2.1.32, R8.4.2). */
export function Component() {
  const { t } = useLingui();
  return (
    <PictureScreen
      look="out"
      art={{ sport: 'tennis', seed: 'out', shot: 1, way: 1, light: 'dusk', width: 1280, height: 760, ball: true }}
    >
      <PageTitle text={t`Page not found`} />
      <h1>
        <Trans>Out!</Trans>
      </h1>
      <p className="lead">
        <Trans>Page you're looking for is not found</Trans>
      </p>
      <LinkButton variant="paint" size="l" to="/">
        <Trans>Back to the home page</Trans>
      </LinkButton>
    </PictureScreen>
  );
}
