import { Trans, useLingui } from '@lingui/react/macro';
import { loadStories } from '../../adapters/actors/content/storyActors.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { PagedList } from '../../shell/lists/PagedList.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useOpenList } from '../../widgets/useOpenList.ts';
import { StoryRows } from './StoryRows.tsx';
import '../../styles/pages.css';
import './blogs.css';

/** /blogs (R2.1.12): the operator's stories, the latest first. */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useOpenList('blogs', loadStories);
  const title = t`From the courtside`;
  return (
    <main>
      <PageTitle text={title} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
      </div>
      <div className="wrap pagefoot">
        <PagedList
          list={list}
          snapshot={snapshot}
          empty={
            <EmptyState
              title={<Trans>Nothing is written yet</Trans>}
              action={
                <LinkButton variant="line" to="/">
                  <Trans>Back to the home page</Trans>
                </LinkButton>
              }
            >
              <Trans>Stories from our courts will stand here.</Trans>
            </EmptyState>
          }
        >
          <StoryRows stories={items} level={2} />
        </PagedList>
      </div>
    </main>
  );
}
