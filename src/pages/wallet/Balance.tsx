import { Trans } from '@lingui/react/macro';
import type { loadWallet } from '../../adapters/actors/account/accountActors.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { BalanceComing } from '../../shell/account/BalanceComing.tsx';
import { moneyParts } from '../../i18n/money.ts';
import type { Resource } from '../../actors/useResource.ts';

/** What is in the wallet now. */
export function Balance({ of: wallet }: { of: Resource<Awaited<ReturnType<typeof loadWallet>>> }) {
  const { shown, problem, isBusy, reload } = wallet;
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  if (!shown) return <BalanceComing title={<Trans>In your wallet</Trans>} />;
  const { balance, currency } = shown.data;
  return (
    <section className="balance">
      <h2>
        <Trans>In your wallet</Trans>
      </h2>
      <p style={{ '--length': moneyParts(balance, currency, 'en').number.length }}>
        <PriceText amount={balance} currency={currency} className="num" />
      </p>
    </section>
  );
}
