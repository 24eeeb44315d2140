import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { MoneyInText } from '../../components/MoneyInText.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadPoints } from '../../adapters/actors/accountActors.ts';
import { useList } from '../../widgets/useList.ts';
import { AccountList } from '../../shell/account/AccountList.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { DaysOfList } from '../../shell/account/ListChoices.tsx';
import { Movements } from '../../shell/account/Movements.tsx';
import '../../shell/account/balance.css';

/** /profile/user/q-points (R1.5.2, R2.3.4): how many points there are, what they are worth, what came and went. */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useList('pointsTransactions');
  const { owner, filter } = snapshot.context;
  const isSignedIn = snapshot.matches('loggedIn');
  return (
    <AccountPage title={t`Q-points`}>
      {/* Another customer's are asked for anew. */}
      {isSignedIn ? <Points key={owner} /> : null}
      <section className="moves">
        <h2>
          <Trans>Earned and used</Trans>
        </h2>
        {isSignedIn ? <DaysOfList list={list} snapshot={snapshot} /> : null}
        <AccountList
          list={list}
          snapshot={snapshot}
          empty={
            <EmptyState
              title={
                filter.choice === 'all' ? (
                  <Trans>No points yet</Trans>
                ) : (
                  <Trans>No points came or went on these days</Trans>
                )
              }
              action={
                <LinkButton variant="cta" to="/offers">
                  <Trans>See the offers</Trans>
                </LinkButton>
              }
            >
              <Trans>Points pay in the cart, together with your wallet or a card.</Trans>
            </EmptyState>
          }
        >
          <Movements
            movements={items}
            renderAmount={(signed) => <Signed points={signed} />}
            renderBalance={(left) => left.toLocaleString('en-US')}
          />
        </AccountList>
      </section>
    </AccountPage>
  );
}

function Points() {
  const { currency } = useConfig().venue;
  const { shown, problem, isBusy, reload } = useResource(loadPoints, null);
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  if (!shown) return <Skeleton of="lines" count={2} />;
  const worth = <MoneyInText amount={shown.value} currency={currency} />;
  return (
    <section className="balance">
      <h2>
        <Trans>Your points</Trans>
      </h2>
      <p className="price balance__count">
        <Plural value={shown.points} one="# point" other="# points" />
      </p>
      <p>
        <Trans>Worth {worth} in the cart</Trans>
      </p>
    </section>
  );
}

/** A sign for both directions, so that no colour has to be seen; it stays before its number. */
function Signed({ points }: { points: number }) {
  return <bdi className="ltr">{(points < 0 ? '−' : '+') + Math.abs(points).toLocaleString('en-US')}</bdi>;
}
