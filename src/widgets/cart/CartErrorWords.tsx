import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '../../../machines/shared/problem.ts';
import { isCartError, problemWords } from './cartWords.ts';

/** Why the cart refused, under the title that some refusals have (R8.2). */
export function CartErrorWords({ problem }: { problem: Problem }) {
  const { i18n } = useLingui();
  return (
    <>
      {isCartError(problem) ? (
        <b>
          <Trans>Cart Error</Trans>{' '}
        </b>
      ) : null}
      {problemWords(i18n, problem)}
    </>
  );
}
