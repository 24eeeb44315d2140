import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CodeRef } from '../../../machines/code/codeMachine.ts';
import * as read from '../../../machines/code/codeSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { useSecondsUntil } from '../../components/dates/useSecondsUntil.ts';
import { countdown } from '../../components/text/countdown.ts';

export interface NewCodeProps {
  code: CodeRef;
  /** The former code is no longer valid. */
  isOnly: boolean;
  onAsk: () => void;
}

/** The way to another code: after a pause. */
export function NewCode({ code, isOnly, onAsk }: NewCodeProps) {
  const renewal = useSelector(code, read.renewal);
  if (renewal === 'cooling') return <Pause code={code} isOnly={isOnly} />;
  const isBusy = renewal === 'sending';
  if (isOnly) {
    return (
      <Button variant="cta" size="l" full busy={isBusy} onClick={onAsk}>
        <Trans>Send a new code</Trans>
      </Button>
    );
  }
  return (
    <p className="meta codestep__new">
      <Trans>Nothing yet?</Trans>{' '}
      <TextButton onClick={onAsk} aria-busy={isBusy || undefined}>
        <Trans>Send a new code</Trans>
      </TextButton>
    </p>
  );
}

function Pause({ code, isOnly }: Pick<NewCodeProps, 'code' | 'isOnly'>) {
  const resendAt = useSelector(code, read.resendAt);
  const seconds = useSecondsUntil(resendAt);
  // Nothing was sent yet: there is no pause to tell, and its line stays free.
  if (resendAt === null) return <p className="meta codestep__new" />;
  const left = <b className="num ltr">{countdown(seconds)}</b>;
  return (
    <p className="meta codestep__new">
      {isOnly ? <Trans>New code in {left}</Trans> : <Trans>Nothing yet? New code in {left}</Trans>}
    </p>
  );
}
