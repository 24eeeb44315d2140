import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { alert, refresh } from '../../art/icons/signs.ts';
import { wifiOff } from '../../art/icons/sky.ts';
import { languageOf } from '../../i18n/languageOf.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { problemDetails, problemTitles } from '../fields/problemWords.ts';
import './empty.css';

export interface ErrorStateProps {
  /** What went wrong; it decides the words. None: a defect of the portal, which has no words of its own. */
  problem?: Pick<Problem, 'code' | 'message'> | null | undefined;
  /** In the place of the usual title. */
  title?: ReactNode;
  /** What a customer needs to know besides, such as what is kept. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** It stands in the place of a whole page, whose heading is its own. */
  isPage?: boolean;
}

/** Whoever pressed *Try again* is not left with nothing when it goes (I30). */
const handOn = (box: HTMLDivElement) => () => {
  const around = box.closest('section, dialog, main');
  if (box.contains(document.activeElement))
    void import('../dialogs/arriveAt.ts').then(
      ({ goOnIn }) => goOnIn(around),
      () => undefined,
    );
};

/** It did not load, and can be tried again. */
export function ErrorState({ problem, title, message, onRetry, busy, isPage }: ErrorStateProps) {
  const { i18n } = useLingui();
  const kind = problem ? kindOf(problem) : 'unexpected';
  const details = problemDetails[kind];
  const Heading = isPage ? 'h1' : 'h2';
  const said = problem?.message ? (
    <bdi lang={languageOf(problem.message)}>{problem.message}</bdi>
  ) : (
    details && i18n._(details)
  );
  return (
    <div className="empty" role="alert" ref={handOn}>
      <Icon of={kind === 'connectionLost' ? wifiOff : alert} className="big" />
      <Heading>{title ?? i18n._(problemTitles[kind])}</Heading>
      {problem && said ? <p className="meta">{said}</p> : null}
      {message ? <p className="meta">{message}</p> : null}
      {onRetry ? (
        <Button size="s" icon={refresh} busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
