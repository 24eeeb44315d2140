import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TopUpRef } from '../../../machines/topUp/topUpMachine.ts';
import * as read from '../../../machines/topUp/topUpSelectors.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { TopUpForm } from './TopUpForm.tsx';
import { TopUpResult } from './TopUpResult.tsx';
import { useTopUp, type TopUpProps } from './useTopUp.ts';
import './topUp.css';

/** More money into the wallet by card (Q7.7.c), where the operator's server has it. */
export function TopUp(props: TopUpProps) {
  return <TopUpSection topUp={useTopUp(props)} />;
}

export function TopUpSection({ topUp }: { topUp: TopUpRef }) {
  const screen = useSelector(topUp, read.screen);
  const heading = useHeadingFocus(screen === 'loading' ? null : screen);
  return (
    <section className="topup" aria-labelledby="topup">
      <h2 id="topup" ref={heading} tabIndex={-1}>
        <Trans>Top up</Trans>
      </h2>
      <Screen topUp={topUp} />
    </section>
  );
}

/** Before anything is known of the wallet: the place that it will take. */
export function TopUpComing() {
  return (
    <section className="topup">
      <h2>
        <Trans>Top up</Trans>
      </h2>
      <Skeleton of="panel" />
    </section>
  );
}

function Screen({ topUp }: { topUp: TopUpRef }) {
  const screen = useSelector(topUp, read.screen);
  const problem = useSelector(topUp, read.problem);
  const offer = useSelector(topUp, read.offer);
  if (screen === 'loading') return <Skeleton of="panel" />;
  if (screen === 'failed') return <ErrorState problem={problem} onRetry={() => topUp.send({ type: 'topUp.retry' })} />;
  if (screen === 'form') return offer === null ? null : <TopUpForm topUp={topUp} offer={offer} />;
  return <TopUpResult topUp={topUp} screen={screen} />;
}
