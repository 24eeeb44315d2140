import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isBusy, listPart } from '../../../machines/list/listSelectors.ts';
import { failedTogether, isAnyTold } from '../../../machines/shared/failedTogether.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { resourcePart, useResource } from '../../actors/useResource.ts';
import { loadSavedCards, loadWallet } from '../../adapters/actors/account/accountActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { MovementHistory } from '../../shell/account/MovementHistory.tsx';
import { PageUnreachable } from '../../shell/account/PageUnreachable.tsx';
import { useOwner } from '../../shell/account/useOwner.ts';
import { useList, type List } from '../../widgets/useList.ts';
import { Balance } from './Balance.tsx';
import { SignedPrice } from './SignedPrice.tsx';
import { SavedCards } from './SavedCards.tsx';
import { TopUp, TopUpComing } from './TopUp.tsx';
import { useTopUpUnderWay } from './useTopUp.ts';
import { useWalletNews } from './useWalletNews.ts';
import './wallet.css';

/** /profile/user/wallet (R2.3.5, R2.2.7, R3.2.5, Q1.5.a): what is in the wallet, more of it, and what went in and out. */
export function Component() {
  const { t } = useLingui();
  const owner = useOwner();
  const history = useList('financialTransactions');
  return (
    <AccountPage title={t`Wallet`}>
      {/* Another customer's are asked for anew. */}
      {owner === null ? <MovementsOfWallet of={history} /> : <Money key={owner} owner={owner} history={history} />}
    </AccountPage>
  );
}

interface MoneyProps {
  owner: string;
  history: List<'financialTransactions'>;
}

function Money({ owner, history }: MoneyProps) {
  const wallet = useResource(loadWallet, null);
  const cards = useResource(loadSavedCards, null);
  // What it was when the page opened: the bank's word is told also when it is the first thing to come.
  const underWay = useTopUpUnderWay(owner);
  const [wasUnderWay] = useState(underWay);
  const hasTopUp = hasAddition(useConfig(), 'topUp');
  const { list, snapshot } = history;
  const parts = [
    resourcePart(wallet),
    resourcePart(cards),
    listPart(snapshot),
    { isThere: underWay || wasUnderWay, problem: null },
  ];
  const changed = () => {
    wallet.reload();
    // A card may have been kept when it paid.
    cards.reload();
    list.send({ type: 'list.refresh' });
  };
  useWalletNews({ onNews: changed, onShown: wallet.reload });
  const lost = failedTogether(parts);
  if (lost)
    return (
      <PageUnreachable
        problem={lost}
        busy={wallet.isBusy || cards.isBusy || isBusy(snapshot)}
        reloads={[wallet.reload, cards.reload, () => list.send({ type: 'list.retry' })]}
      />
    );
  return (
    <>
      <Balance of={wallet} />
      {hasTopUp && isAnyTold(parts) ? (
        <TopUp
          owner={owner}
          cards={cards.shown}
          balance={wallet.shown?.data.balance ?? null}
          onCredited={changed}
          onRefused={cards.reload}
        />
      ) : null}
      {hasTopUp && !isAnyTold(parts) ? <TopUpComing /> : null}
      <SavedCards of={cards} />
      <MovementsOfWallet of={history} />
    </>
  );
}

function MovementsOfWallet({ of: history }: { of: MoneyProps['history'] }) {
  const openBooking = useOpenBooking();
  const { currency } = useConfig().venue;
  return (
    <MovementHistory
      of={history}
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
