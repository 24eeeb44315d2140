import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as readCart from '../../../machines/cart/cartSelectors.ts';
import * as readHold from '../../../machines/hold/holdSelectors.ts';
import { usePortalActor, useCart } from '../../actors/portalContext.tsx';
import { Note } from '../../components/Note.tsx';
import { isCartError, problemWords } from '../../widgets/cart/cartMessages.ts';

/** Lines that are gone are told one by one, each with its reason. */
const toldWithLine = new Set(['placeTaken', 'seatTaken']);

/** Why the last wish of this page was refused. */
export function CartProblem() {
  const { i18n } = useLingui();
  const problem = useSelector(useCart(), readCart.problem);
  const hold = usePortalActor('hold');
  const hasLost = useSelector(hold, (snapshot) => snapshot !== undefined && readHold.gone(snapshot).length > 0);
  if (problem === null || (hasLost && toldWithLine.has(problem.code))) return null;
  return (
    <Note tone="bad" live>
      {isCartError(problem) ? (
        <b>
          <Trans>Cart Error</Trans>{' '}
        </b>
      ) : null}
      {problemWords(i18n, problem)}
    </Note>
  );
}
