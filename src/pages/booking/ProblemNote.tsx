import { useLingui } from '@lingui/react/macro';
import type { BookingProblem } from '../../../machines/booking/bookingContext.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { Note } from '../../parts/Note.tsx';
import { wordsOf } from './bookingMessages.ts';

function useWords(problem: BookingProblem | null): string | null {
  const { i18n } = useLingui();
  if (problem === null) return null;
  const words = wordsOf(problem);
  return typeof words === 'string' ? words : i18n._(words);
}

/** Why something was refused, where it is seen whatever is scrolled. */
export function ProblemNote({ problem }: { problem: BookingProblem | null }) {
  const words = useWords(problem);
  return words === null ? null : (
    <div className="bk__say">
      <Note tone="bad" live>
        {words}
      </Note>
    </div>
  );
}

/** What could not be loaded, and another try; all choices stay. */
export function LoadFailure({ problem, onRetry }: { problem: BookingProblem | null; onRetry: () => void }) {
  const { t } = useLingui();
  const words = useWords(problem);
  return problem !== null && kindOf(problem) === 'refused' ? (
    <ErrorState title={t`This could not be loaded`} message={words} onRetry={onRetry} />
  ) : (
    <ErrorState problem={problem} message={t`Your choices are still here.`} onRetry={onRetry} />
  );
}
