import { Trans, useLingui } from '@lingui/react/macro';
import { FullScreen } from './FullScreen.tsx';

/** There is no site at this address: the configuration answered 404 (R2.10.2, R8.3.3, Q4.2.c). */
export function SiteUnavailable() {
  const { t } = useLingui();
  return (
    <FullScreen
      look="out"
      art={{
        sport: 'tennis',
        seed: 'out',
        shot: 'hero',
        way: 1,
        light: 'day',
        width: 1280,
        height: 800,
        focus: [0.62, 0.36],
      }}
      title={t`Oops!`}
      documentTitle={t`Page you're looking for is not found`}
    >
      <p className="lead">
        <Trans>Page you're looking for is not found</Trans>
      </p>
    </FullScreen>
  );
}
