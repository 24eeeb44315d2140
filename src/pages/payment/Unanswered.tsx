import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PaymentReturnRef } from '../../../machines/paymentReturn/paymentReturnMachine.ts';
import * as read from '../../../machines/paymentReturn/paymentReturnSelectors.ts';
import { Button } from '../../components/Button.tsx';
import { Note } from '../../components/Note.tsx';

/** After paying nobody should fear for their money because a server is away: it is said, and asked again without a press. */
export function Unanswered({ back, children }: { back: PaymentReturnRef; children: ReactNode }) {
  const problem = useSelector(back, read.problem);
  const isBusy = useSelector(back, read.isBusy);
  return (
    <>
      <Note tone="warn" live>
        <p>{children}</p>
        {problem?.message ? <p>{problem.message}</p> : null}
      </Note>
      <div className="row">
        <Button variant="line" busy={isBusy} onClick={() => back.send({ type: 'payment.check' })}>
          <Trans>Ask now</Trans>
        </Button>
      </div>
    </>
  );
}
