import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BookingProblem } from '../../../machines/booking/bookingContext.ts';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../machines/booking/choosing/choosingSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { refresh } from '../../art/icons/signs.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { isCartTitled, isRemark, wordsOf } from './bookingWords.ts';

function useWords(problem: BookingProblem | null): string | null {
  const { i18n } = useLingui();
  if (problem === null) return null;
  const words = wordsOf(problem);
  return typeof words === 'string' ? words : i18n._(words);
}

/** Why something was refused, where it is visible at any scroll position. */
export function ProblemNote({ problem }: { problem: BookingProblem | null }) {
  const words = useWords(problem);
  return problem === null || words === null ? null : (
    <div className="bk__say">
      <Note tone={isRemark(problem) ? 'info' : 'bad'} live>
        {isCartTitled(problem) ? (
          <b>
            <Trans>Cart Error</Trans>{' '}
          </b>
        ) : null}
        {words}
      </Note>
    </div>
  );
}

/**
 * What the last press asked for could not be loaded, with a button to try again; beside the button that was pressed.
 */
export function FailureNote({ choosing }: { choosing: ChoosingRef }) {
  const words = useWords(useSelector(choosing, read.problem));
  const busy = !useSelector(choosing, read.mayRetry);
  return (
    <div className="bk__say">
      <Note tone="bad" live>
        <p>{words}</p>
        <Button
          size="s"
          variant="line"
          icon={refresh}
          busy={busy}
          onClick={() => choosing.send({ type: 'step.retry' })}
        >
          <Trans>Try again</Trans>
        </Button>
      </Note>
    </div>
  );
}

/** What could not be loaded, with a button to try again; everything that was chosen stays. */
export function LoadFailure({ choosing }: { choosing: ChoosingRef }) {
  const { t } = useLingui();
  const problem = useSelector(choosing, read.problem);
  const busy = !useSelector(choosing, read.mayRetry);
  const onRetry = () => choosing.send({ type: 'step.retry' });
  const words = useWords(problem);
  return problem !== null && kindOf(problem) === 'refused' ? (
    <ErrorState title={t`This could not be loaded`} message={words} busy={busy} onRetry={onRetry} />
  ) : (
    <ErrorState problem={problem} message={t`Your choices are still here.`} busy={busy} onRetry={onRetry} />
  );
}
