import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProductType } from '../../../contract/orders/cart.ts';

/** What a part of the cart is called; its kind alone without a count. */
export function KindName({ kind, count = 1 }: { kind: ProductType; count?: number }): ReactNode {
  const names: Record<ProductType, ReactNode> = {
    facility: <Trans>Facilities and extras</Trans>,
    event: <Plural value={count} one="Event ticket" other="Event tickets × #" />,
    academy: <Trans>Academies</Trans>,
    trainer: <Trans>Training</Trans>,
    membership: <Trans>Membership</Trans>,
    pos: <Trans>Shop</Trans>,
    offer: <Trans>Offers</Trans>,
  };
  return names[kind];
}
