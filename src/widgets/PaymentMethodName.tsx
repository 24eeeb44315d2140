import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Payment } from '../contract/orders/orders.ts';
import { CardName } from './savedCard/CardName.tsx';

interface PaymentMethodNameProps {
  way: Pick<Payment['paid_with'][number], 'method' | 'label'>;
  /** The card of an order that waits for the venue's yes is chosen later. */
  isLater?: boolean;
}

/** By what something was paid, or is paid back. */
export function PaymentMethodName({ way: { method, label }, isLater = false }: PaymentMethodNameProps): ReactNode {
  const names = {
    card: isLater ? <Trans>By card, later</Trans> : <Trans>Card</Trans>,
    wallet: <Trans>Wallet</Trans>,
    q_points: <Trans>Q-points</Trans>,
    credit: <Trans>Credit facility</Trans>,
  };
  if (method !== 'card' || !label) return names[method];
  return <CardName of={{ card_number: label }} />;
}
