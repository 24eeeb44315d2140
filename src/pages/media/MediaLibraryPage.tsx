import { Trans, useLingui } from '@lingui/react/macro';
import { loadMediaLibrary } from '../../adapters/actors/mediaActors.ts';
import { LinkButton } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PagedList } from '../../shell/lists/PagedList.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useOpenList } from '../../widgets/useOpenList.ts';
import { MediaCards } from './MediaCards.tsx';
import '../../styles/pages.css';

/** /media-library (R2.1.29): pictures and films to look at, documents to take along. */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useOpenList('mediaLibrary', loadMediaLibrary);
  const title = t`Media library`;
  return (
    <main>
      <PageTitle text={title} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
        <p className="meta">
          <Trans>Pictures and films to look at, documents to take along.</Trans>
        </p>
      </div>
      <div className="wrap pagefoot">
        <PagedList
          list={list}
          snapshot={snapshot}
          outline="cards"
          empty={
            <EmptyState
              title={<Trans>The library is still empty</Trans>}
              action={
                <LinkButton variant="line" to="/">
                  <Trans>Back to the home page</Trans>
                </LinkButton>
              }
            />
          }
        >
          {/* Another page of the list is another lightbox. */}
          <MediaCards key={snapshot.context.current_page} items={items} />
        </PagedList>
      </div>
    </main>
  );
}
