import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TopUp } from '../../contract/additions/topUp.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import type { TopUpRef } from '../../../machines/topUp/topUpMachine.ts';
import * as read from '../../../machines/topUp/topUpSelectors.ts';
import type { TopUpScreen } from '../../../machines/topUp/topUpSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { problemSentences } from '../../components/fields/problemWords.ts';
import { ServerWords } from '../../components/text/ServerWords.tsx';

interface ResultProps {
  topUp: TopUpRef;
  screen: Exclude<TopUpScreen, 'loading' | 'failed' | 'form'>;
}

/** What became of it: in words that are read out as soon as they are known, and what may be done now. */
export function TopUpResult({ topUp, screen }: ResultProps) {
  const isBusy = useSelector(topUp, read.isBusy);
  const told = useSelector(topUp, read.topUp);
  const again = (
    <Button variant="line" busy={isBusy} onClick={() => topUp.send({ type: 'topUp.close' })}>
      {screen === 'credited' ? <Trans>Add more</Trans> : <Trans>Start over</Trans>}
    </Button>
  );
  const ask = (
    <Button variant="line" busy={isBusy} onClick={() => topUp.send({ type: 'topUp.check' })}>
      <Trans>Ask now</Trans>
    </Button>
  );
  if (screen === 'elsewhere')
    return (
      <Note tone="info" live>
        <Trans>
          A top-up was sent in another tab. We are finding out what became of it, and this goes on by itself within a
          minute.
        </Trans>
      </Note>
    );
  if (screen === 'unreachable')
    return (
      <>
        <Note tone="warn" live>
          <Trans>We cannot ask the bank at the moment. Your money is safe, and we try again by ourselves.</Trans>
        </Note>
        <div className="row">
          {ask}
          {again}
        </div>
      </>
    );
  if (told === null) return null;
  if (screen === 'waiting')
    return (
      <>
        <Note tone="warn" live>
          <Waiting of={told} />
          <Obstacle topUp={topUp} />
        </Note>
        <div className="row">
          <ToBank topUp={topUp} />
          {ask}
          {again}
        </div>
      </>
    );
  return (
    <>
      <Note tone={screen === 'credited' ? 'ok' : 'bad'} live>
        {screen === 'credited' ? <Credited of={told} /> : <Refused of={told} />}
      </Note>
      <div className="row">{again}</div>
    </>
  );
}

function Sum({ of: { amount, currency } }: { of: TopUp }) {
  return <MoneyInText amount={amount} currency={currency} />;
}

const Waiting = ({ of: told }: { of: TopUp }) => (
  <p>
    <Trans>
      The bank has not told us anything about <Sum of={told} /> yet. If you have paid, you need not pay again.
    </Trans>
  </p>
);

const Credited = ({ of: told }: { of: TopUp }) => (
  <p>
    <Trans>
      <Sum of={told} /> is in your wallet.
    </Trans>
  </p>
);

function Refused({ of: told }: { of: TopUp }) {
  if (told.state === 'returned')
    return (
      <p>
        <Trans>
          <Sum of={told} /> went back to your card.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <b>
          <Trans>Nothing was added, and nothing was charged.</Trans>
        </b>
      </p>
      {told.reason === null ? null : (
        <p>
          <ServerWords words={told.reason} />
        </p>
      )}
    </>
  );
}

/** Why the bank's page could not be opened. */
function Obstacle({ topUp }: { topUp: TopUpRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(topUp, read.problem);
  return problem === null ? null : <p>{i18n._(problemSentences[kindOf(problem)])}</p>;
}

function ToBank({ topUp }: { topUp: TopUpRef }) {
  const isBusy = useSelector(topUp, read.isBusy);
  if (!useSelector(topUp, read.hasGatewayPage)) return null;
  return (
    <Button busy={isBusy} onClick={() => topUp.send({ type: 'topUp.continue' })}>
      <Trans>Go to the bank</Trans>
    </Button>
  );
}
