import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SiteRef } from '../../../machines/site/siteMachine.ts';
import * as read from '../../../machines/site/siteSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { refresh } from '../../art/icons/signs.ts';
import { languageOf } from '../../i18n/languageOf.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { problemSentences, problemTitles } from '../../components/fields/problemWords.ts';
import { FullScreen } from './FullScreen.tsx';

/** The site did not start; the way on is to try again (Q4.2.b, Q9.4.f). */
export function StartFailed({ site }: { site: SiteRef }) {
  const { i18n, t } = useLingui();
  const problem = useSelector(site, read.problem);
  const kind = problem ? kindOf(problem) : 'unexpected';
  const mayRetry = useSelector(site, (snapshot) => snapshot.can({ type: 'site.retry' }));
  return (
    <FullScreen
      look="night"
      art={{ sport: 'padel', seed: 'start', shot: 1, way: 0, light: 'night', width: 1280, height: 860, ball: false }}
      title={kind === 'connectionLost' ? t`No answer` : i18n._(problemTitles[kind])}
    >
      <p className="lead" role="alert">
        {problem?.message ? (
          <bdi lang={languageOf(problem.message)}>{problem.message}</bdi>
        ) : kind === 'connectionLost' ? (
          <Trans>The site could not be loaded. We keep trying until there is an answer.</Trans>
        ) : (
          i18n._(problemSentences[kind])
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
