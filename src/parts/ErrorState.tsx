import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refresh } from '../art/icons/signs.ts';
import { wifiOff } from '../art/icons/sky.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import '../styles/parts/empty.css';

export interface ErrorStateProps {
  title?: ReactNode;
  /** What happened, in the server's words or ours. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** It did not load, and can be tried again. */
export function ErrorState({ title, message, onRetry, busy }: ErrorStateProps) {
  return (
    <div className="empty" role="alert">
      <Icon of={wifiOff} className="big" />
      <h2>{title ?? <Trans>We lost the connection</Trans>}</h2>
      {message ? <p className="meta">{message}</p> : null}
      {onRetry ? (
        <Button size="s" icon={refresh} busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
