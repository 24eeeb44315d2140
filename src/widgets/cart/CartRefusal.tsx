import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** What is in the cart was chosen with a day or hours, and whoever has now chosen others hears what became of these. */
const unchanged: Readonly<Record<string, MessageDescriptor>> = {
  membershipInCart: msg`Its start date in the cart stays as it is. For another one, remove it from the cart first.`,
  packageInCart: msg`Its sessions in the cart stay as they are. For others, remove it from the cart first.`,
};

/** Why something did not go into the cart, said where it was pressed, with the way out (R8.2, R6.1.3). */
export function CartRefusal({ problem, onAgain }: CartRefusalProps) {
  const { i18n } = useLingui();
  const stays = unchanged[problem.code];
  return (
    <Note tone="bad" live>
      <p>
        <CartErrorWords problem={problem} />
      </p>
      {stays ? <p>{i18n._(stays)}</p> : null}
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
