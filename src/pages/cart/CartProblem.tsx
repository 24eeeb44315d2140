import { useSelector } from '@xstate/react';
import * as readCart from '../../../machines/cart/cartSelectors.ts';
import * as readHold from '../../../machines/hold/holdSelectors.ts';
import { usePortalActor, useCart } from '../../actors/portalContext.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { CartErrorWords } from '../../widgets/cart/CartErrorWords.tsx';

/** Lines that are gone are told one by one, each with its reason. */
const toldWithLine = new Set(['placeTaken', 'seatTaken']);

/** Why the last wish of this page was refused. */
export function CartProblem() {
  const problem = useSelector(useCart(), readCart.problem);
  const hold = usePortalActor('hold');
  const hasLost = useSelector(hold, (snapshot) => snapshot !== undefined && readHold.gone(snapshot).length > 0);
  if (problem === null || (hasLost && toldWithLine.has(problem.code))) return null;
  return (
    <Note tone="bad" live>
      <CartErrorWords problem={problem} />
    </Note>
  );
}
