import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { deliveryOf } from '../../../../machines/cart/delivery.ts';
import { Segmented } from '../../../components/choices/Segmented.tsx';
import { useCart } from '../../../actors/portalContext.tsx';

/** Goods are picked up where they lie, or brought (Q3.6.e). */
export function Delivery() {
  const cart = useCart();
  const delivered = useSelector(cart, ({ context }) => deliveryOf(context.lines));
  if (delivered === null) return null;
  return (
    <Segmented
      legend={<Trans>Your goods</Trans>}
      value={delivered ? 'brought' : 'pickedUp'}
      onChange={(way) => cart.send({ type: 'delivery.choose', delivered: way === 'brought' })}
      options={[
        { value: 'pickedUp', label: <Trans>I pick them up</Trans> },
        { value: 'brought', label: <Trans>Bring them to me</Trans> },
      ]}
    />
  );
}
