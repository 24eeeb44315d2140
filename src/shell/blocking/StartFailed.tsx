import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SiteRef } from '../../../machines/site/siteMachine.ts';
import * as read from '../../../machines/site/siteSelectors.ts';
import { refresh } from '../../art/icons/signs.ts';
import { Button } from '../../parts/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

/** The site did not start; the way on is to try again (Q4.2.b, Q9.4.f). */
export function StartFailed({ site }: { site: SiteRef }) {
  const problem = useSelector(site, read.problem);
  const mayRetry = useSelector(site, (snapshot) => snapshot.can({ type: 'site.retry' }));
  return (
    <FullScreen
      look="night"
      art={{ sport: 'padel', seed: 'start', shot: 1, way: 0, light: 'night', width: 1280, height: 860, ball: false }}
      title={<Trans>No answer</Trans>}
    >
      <p className="lead" role="alert">
        {problem?.message ? (
          <bdi>{problem.message}</bdi>
        ) : (
          <Trans>The site could not be loaded. We try again as soon as your connection is back.</Trans>
        )}
      </p>
      <div className="row">
        <Button
          variant="paint"
          size="l"
          icon={refresh}
          // A site that cannot be asked again is asked by a fresh page.
          onClick={() => (mayRetry ? site.send({ type: 'site.retry' }) : globalThis.location.reload())}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    </FullScreen>
  );
}
