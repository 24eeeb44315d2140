import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isBusy, listPart } from '../../../machines/list/listSelectors.ts';
import { failedTogether } from '../../../machines/shared/failedTogether.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { resourcePart, useResource, type Resource } from '../../actors/useResource.ts';
import { loadPoints } from '../../adapters/actors/account/accountActors.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { BalanceComing } from '../../shell/account/BalanceComing.tsx';
import { MovementHistory } from '../../shell/account/MovementHistory.tsx';
import { PageUnreachable } from '../../shell/account/PageUnreachable.tsx';
import { useOwner } from '../../shell/account/useOwner.ts';
import { useList, type List } from '../../widgets/useList.ts';
import { PointsExpiry } from './PointsExpiry.tsx';

/** /profile/user/q-points (R1.5.2, R2.3.4, Q7.7.h): how many there are, what they are worth, until when, what came and went. */
export function Component() {
  const { t } = useLingui();
  const owner = useOwner();
  const history = useList('pointsTransactions');
  return (
    <AccountPage title={t`Q-points`}>
      {/* Another customer's are asked for anew. */}
      {owner === null ? <MovementsOfPoints of={history} /> : <Own key={owner} history={history} />}
    </AccountPage>
  );
}

type PointsHistory = List<'pointsTransactions'>;

function Own({ history }: { history: PointsHistory }) {
  const points = useResource(loadPoints, null);
  const mayExpire = hasAddition(useConfig(), 'pointsExpiry');
  const { list, snapshot } = history;
  const lost = failedTogether([resourcePart(points), listPart(snapshot)]);
  if (lost)
    return (
      <PageUnreachable
        problem={lost}
        busy={points.isBusy || isBusy(snapshot)}
        reloads={[points.reload, () => list.send({ type: 'list.retry' })]}
      />
    );
  return (
    <>
      <Points of={points} />
      {/* How many end when stands above it, and nobody knows yet whether any do. */}
      {mayExpire && points.shown === null && points.problem === null ? (
        <Skeleton of="lines" count={5} />
      ) : (
        <MovementsOfPoints of={history} />
      )}
    </>
  );
}

function MovementsOfPoints({ of: history }: { of: PointsHistory }) {
  return (
    <MovementHistory
      of={history}
      title={<Trans>Earned and used</Trans>}
      nothingYet={<Trans>No points yet</Trans>}
      nothingThen={<Trans>No points came or went on these days</Trans>}
      about={<Trans>Points pay in the cart, together with your wallet or a card.</Trans>}
      action={
        <LinkButton variant="cta" to="/offers">
          <Trans>See the offers</Trans>
        </LinkButton>
      }
      renderAmount={(signed) => <Signed points={signed} />}
      renderBalance={(left) => left.toLocaleString('en-US')}
    />
  );
}

function Points({ of: points }: { of: Resource<Awaited<ReturnType<typeof loadPoints>>> }) {
  const config = useConfig();
  const { shown, problem, isBusy: isReloading, reload } = points;
  if (problem) return <ErrorState problem={problem} busy={isReloading} onRetry={reload} />;
  if (!shown) return <BalanceComing title={<Trans>Your points</Trans>} isCount hasNote />;
  const worth = <MoneyInText amount={shown.value} currency={config.venue.currency} />;
  return (
    <>
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
      {hasAddition(config, 'pointsExpiry') ? <PointsExpiry points={shown.expiring} /> : null}
    </>
  );
}

/** A sign for both directions, so that no colour has to be seen; it stays before its number. */
function Signed({ points }: { points: number }) {
  return <bdi className="ltr">{(points < 0 ? '−' : '+') + Math.abs(points).toLocaleString('en-US')}</bdi>;
}
