import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hasAddition } from '../../../machines/site/additions.ts';
import { useResource } from '../../actors/useResource.ts';
import { loadSavedCards, loadWallet } from '../../adapters/actors/account/accountActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { History } from '../../shell/account/History.tsx';
import { useOwner } from '../../shell/account/useOwner.ts';
import { Balance } from './Balance.tsx';
import { SignedPrice } from './SignedPrice.tsx';
import { SavedCards } from './SavedCards.tsx';
import { TopUp } from './TopUp.tsx';
import './wallet.css';

/** /profile/user/wallet (R2.3.5, R2.2.7, R3.2.5, Q1.5.a): what is in the wallet, more of it, and what went in and out. */
export function Component() {
  const { t } = useLingui();
  const owner = useOwner();
  const [credits, setCredits] = useState(0);
  return (
    <AccountPage title={t`Wallet`}>
      {/* Another customer's are asked for anew. */}
      {owner === null ? null : <Money key={owner} owner={owner} onCredited={() => setCredits((past) => past + 1)} />}
      <MovementsOfWallet key={credits} />
    </AccountPage>
  );
}

function Money({ owner, onCredited }: { owner: string; onCredited: () => void }) {
  const wallet = useResource(loadWallet, null);
  const cards = useResource(loadSavedCards, null);
  const credited = () => {
    wallet.reload();
    // It may have been kept when it paid.
    cards.reload();
    onCredited();
  };
  return (
    <>
      <Balance of={wallet} />
      {hasAddition(useConfig(), 'topUp') ? (
        <TopUp owner={owner} cards={cards.shown} onCredited={credited} onRefused={cards.reload} />
      ) : null}
      <SavedCards of={cards} />
    </>
  );
}

function MovementsOfWallet() {
  const openBooking = useOpenBooking();
  const { currency } = useConfig().venue;
  return (
    <History
      kind="financialTransactions"
      title={<Trans>In and out</Trans>}
      nothingYet={<Trans>Nothing has gone in or out yet</Trans>}
      nothingThen={<Trans>Nothing went in or out on these days</Trans>}
      about={<Trans>What you pay from your wallet, and what comes back to it, stands here.</Trans>}
      action={
        <Button variant="cta" onClick={() => openBooking()}>
          <Trans>Book a facility</Trans>
        </Button>
      }
      renderAmount={(signed) => <SignedPrice amount={signed} currency={currency} />}
      renderBalance={(left) => <MoneyInText amount={left} currency={currency} />}
    />
  );
}
