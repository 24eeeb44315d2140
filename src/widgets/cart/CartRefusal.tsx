import { Trans } from '@lingui/react/macro';
import type { Problem } from '../../../machines/shared/problem.ts';
import { useCart, usePortal } from '../../actors/portalContext.tsx';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { CartErrorWords } from './CartErrorWords.tsx';
import { isCartError } from './cartWords.ts';

interface CartRefusalProps {
  problem: Problem;
  /** Adds it once more, when what was in its way is gone. */
  onAgain: () => void;
}

/** It is in the cart already: a link leads there. */
const inCart = new Set([
  'productInCart',
  'seatInCart',
  'ticketInCart',
  'membershipInCart',
  'workshopInCart',
  'workshopDaysRepeat',
  'packageInCart',
]);

/** Why something did not go into the cart, said where it was pressed, with the way out (R8.2, R6.1.3). */
export function CartRefusal({ problem, onAgain }: CartRefusalProps) {
  return (
    <Note tone="bad" live>
      <p>
        <CartErrorWords problem={problem} />
      </p>
      <WayOut problem={problem} onAgain={onAgain} />
    </Note>
  );
}

function WayOut({ problem, onAgain }: CartRefusalProps) {
  const cart = useCart();
  const portal = usePortal();
  if (problem.code === 'accountNeeded')
    return (
      <Button size="s" variant="line" onClick={() => portal.send({ type: 'login.open' })}>
        <Trans>Log in</Trans>
      </Button>
    );
  const see = (
    <LinkButton size="s" variant="line" to="/cart">
      <Trans>See the cart</Trans>
    </LinkButton>
  );
  if (inCart.has(problem.code)) return see;
  if (!isCartError(problem)) return null;
  const emptyAndAdd = () => {
    cart.send({ type: 'cart.clear' });
    onAgain();
  };
  return (
    <div className="row">
      <Button size="s" variant="danger" onClick={emptyAndAdd}>
        <Trans>Empty the cart and add this</Trans>
      </Button>
      {see}
    </div>
  );
}
