import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import type { ListRef, ListSnapshot } from '../../../machines/list/listMachine.ts';
import { isBusy, pagesBeside, screenOf } from '../../../machines/list/listSelectors.ts';
import { end, start } from '../../art/icons/steps.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Skeleton, type SkeletonProps } from '../../components/signs/Skeleton.tsx';

export interface PagedListProps {
  list: ListRef;
  snapshot: ListSnapshot;
  /** In the place of a list without entries, with a way forward. */
  empty: ReactNode;
  /** What is outlined while the first answer is awaited. */
  outline?: SkeletonProps['of'];
  /** What is available without a connection, below the note that there is none. */
  unconnected?: ReactNode;
  /** The entries. */
  children: ReactNode;
}

/** A list in each of its states: loading, failed, empty, or shown with its pages. */
export function PagedList({ list, snapshot, empty, outline = 'rows', unconnected, children }: PagedListProps) {
  const screen = screenOf(snapshot);
  const busy = isBusy(snapshot);
  if (screen === 'empty') return empty;
  if (screen === 'failed') {
    const { problem } = snapshot.context;
    return (
      <>
        <ErrorState problem={problem} busy={busy} onRetry={() => list.send({ type: 'list.retry' })} />
        {problem && kindOf(problem) === 'connectionLost' ? unconnected : null}
      </>
    );
  }
  return (
    <div aria-busy={busy || undefined}>
      {screen === 'asking' ? <Skeleton of={outline} /> : children}
      <Pager list={list} snapshot={snapshot} />
    </div>
  );
}

function Pager({ list, snapshot }: Pick<PagedListProps, 'list' | 'snapshot'>) {
  const { t } = useLingui();
  const { total_pages: total, current_page: current } = snapshot.context;
  if (total <= 1) return null;
  // At either end a button keeps its place and focus, and says that it leads nowhere.
  const { previous, next } = pagesBeside(snapshot);
  const to = (page: number | null) => ({
    'aria-disabled': page === null || undefined,
    onClick: page === null ? undefined : () => list.send({ type: 'page.choose', page }),
  });
  return (
    <nav className="row row--end" aria-label={t`Pages`}>
      <output className="fine">
        <Trans>
          Page {current} of {total}
        </Trans>
      </output>
      <IconButton icon={start} label={t`Previous page`} {...to(previous)} />
      <IconButton icon={end} label={t`Next page`} {...to(next)} />
    </nav>
  );
}
