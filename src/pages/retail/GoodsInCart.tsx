import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as readCart from '../../../machines/cart/cartSelectors.ts';
import { goodsInCart } from '../../../machines/retail/goodsInCart.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { useCart, useConfig } from '../../actors/portalContext.tsx';
import './retail.css';

/** The goods of the cart, held in view with the way to pay for them. */
export function GoodsInCart() {
  const { currency } = useConfig().venue;
  const { count, amount } = goodsInCart(useSelector(useCart(), readCart.lines), currency);
  if (count === 0) return null;
  return (
    <div className="goods">
      <span>
        <PriceText amount={amount} currency={currency} />
        <span className="fine">
          <Plural value={count} one="# thing in your cart" other="# things in your cart" />
        </span>
      </span>
      <LinkButton variant="cta" to="/cart">
        <Trans>Go to cart</Trans>
      </LinkButton>
    </div>
  );
}
