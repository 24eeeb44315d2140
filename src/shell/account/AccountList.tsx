import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListRef, ListSnapshot } from '../../../machines/list/listMachine.ts';
import { isBusy, screenOf } from '../../../machines/list/listSelectors.ts';
import { end, start } from '../../art/icons/signs.ts';
import { LinkButton } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLoginAddress } from '../useLoginAddress.ts';

interface AccountListProps {
  list: ListRef;
  snapshot: ListSnapshot;
  /** In the place of a list without entries, with a way forward. */
  empty: ReactNode;
  /** The entries. */
  children: ReactNode;
}

/** A list in each of its states: awaited, not to be had, empty, shown with its pages. */
export function AccountList({ list, snapshot, empty, children }: AccountListProps) {
  const screen = screenOf(snapshot);
  const busy = isBusy(snapshot);
  if (screen === 'signedOut') return <SignedOut />;
  if (screen === 'empty') return empty;
  if (screen === 'failed') {
    const { problem } = snapshot.context;
    return <ErrorState problem={problem} busy={busy} onRetry={() => list.send({ type: 'list.retry' })} />;
  }
  return (
    <div aria-busy={busy || undefined}>
      {screen === 'asking' ? <Skeleton of="rows" /> : children}
      <Pager list={list} snapshot={snapshot} />
    </div>
  );
}

function SignedOut() {
  const loginAddress = useLoginAddress();
  return (
    <EmptyState
      title={<Trans>You are logged out</Trans>}
      action={
        <LinkButton variant="cta" to={loginAddress}>
          <Trans>Log in</Trans>
        </LinkButton>
      }
    >
      <Trans>Log in to see what is yours.</Trans>
    </EmptyState>
  );
}

function Pager({ list, snapshot }: Pick<AccountListProps, 'list' | 'snapshot'>) {
  const { t } = useLingui();
  const { total_pages: total, current_page: current } = snapshot.context;
  if (total <= 1) return null;
  // At an end a button keeps its place and the focus, and says that it leads nowhere.
  const to = (page: number) => {
    const isThere = page >= 1 && page <= total;
    return {
      'aria-disabled': isThere ? undefined : true,
      onClick: isThere ? () => list.send({ type: 'page.choose', page }) : undefined,
    };
  };
  return (
    <nav className="row row--end" aria-label={t`Pages`}>
      <output className="fine">
        <Trans>
          Page {current} of {total}
        </Trans>
      </output>
      <IconButton icon={start} label={t`Previous page`} {...to(current - 1)} />
      <IconButton icon={end} label={t`Next page`} {...to(current + 1)} />
    </nav>
  );
}
