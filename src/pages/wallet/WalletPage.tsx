import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { useList } from '../../widgets/useList.ts';
import { AccountList } from '../../shell/account/AccountList.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { DaysOfList } from '../../shell/account/ListChoices.tsx';
import { Balance } from './Balance.tsx';
import { Movements } from '../../shell/account/Movements.tsx';
import { MoneyInText } from '../../components/MoneyInText.tsx';
import { SignedPrice } from './SignedPrice.tsx';
import { SavedCards } from './SavedCards.tsx';
import '../../shell/account/balance.css';
import './wallet.css';

/** /profile/user/wallet (R2.3.5, R2.2.7, R3.2.5): what is in the wallet, and what went in and out. */
export function Component() {
  const { t } = useLingui();
  const openBooking = useOpenBooking();
  const { currency } = useConfig().venue;
  const { list, snapshot, items } = useList('financialTransactions');
  const { owner, filter } = snapshot.context;
  const isSignedIn = snapshot.matches('loggedIn');
  return (
    <AccountPage title={t`Wallet`}>
      {/* Another customer's are asked for anew. */}
      {isSignedIn ? <Balance key={owner} /> : null}
      {isSignedIn ? <SavedCards key={owner} /> : null}
      <section className="moves">
        <h2>
          <Trans>In and out</Trans>
        </h2>
        {isSignedIn ? <DaysOfList list={list} snapshot={snapshot} /> : null}
        <AccountList
          list={list}
          snapshot={snapshot}
          empty={
            <EmptyState
              title={
                filter.choice === 'all' ? (
                  <Trans>Nothing has gone in or out yet</Trans>
                ) : (
                  <Trans>Nothing went in or out on these days</Trans>
                )
              }
              action={
                <Button variant="cta" onClick={() => openBooking()}>
                  <Trans>Book a facility</Trans>
                </Button>
              }
            >
              <Trans>What you pay from your wallet, and what comes back to it, stands here.</Trans>
            </EmptyState>
          }
        >
          <Movements
            movements={items}
            renderAmount={(signed) => <SignedPrice amount={signed} currency={currency} />}
            renderBalance={(left) => <MoneyInText amount={left} currency={currency} />}
          />
        </AccountList>
      </section>
    </AccountPage>
  );
}
