import { Trans, useLingui } from '@lingui/react/macro';
import { loadMediaLibrary } from '../../adapters/actors/content/mediaActors.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { Chips } from '../../components/choices/Chips.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { PagedList } from '../../shell/lists/PagedList.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useOpenList } from '../../widgets/useOpenList.ts';
import { MediaCards } from './MediaCards.tsx';
import '../../styles/pages.css';

const everything = 'all';

/** /media-library (R1.2.4, R2.1.29): pictures and films to look at, documents to take along; one kind of them, as the address says (Q7.6.q). */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useOpenList('mediaLibrary', loadMediaLibrary);
  const title = t`Media library`;
  const type = snapshot.context.narrowing['type'] ?? everything;
  const choose = (value: string) =>
    list.send({ type: 'narrowing.choose', name: 'type', value: value === everything ? null : value });
  return (
    <main>
      <PageTitle text={title} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
        <p className="meta">
          <Trans>Pictures and films to look at, documents to take along.</Trans>
        </p>
      </div>
      <div className="wrap pagefoot stack">
        <Chips
          legend={t`What is shown`}
          legendHidden
          options={[
            { value: everything, label: t`All` },
            { value: 'image', label: t`Pictures` },
            { value: 'video', label: t`Films` },
            { value: 'document', label: t`Documents` },
          ]}
          value={type}
          onChange={choose}
        />
        <PagedList
          list={list}
          snapshot={snapshot}
          outline="cards"
          empty={
            type === everything ? (
              <EmptyState
                title={<Trans>The library is still empty</Trans>}
                action={
                  <LinkButton variant="line" to="/">
                    <Trans>Back to the home page</Trans>
                  </LinkButton>
                }
              />
            ) : (
              <EmptyState
                title={<Trans>Nothing of this kind is there yet</Trans>}
                action={
                  <Button variant="line" onClick={() => choose(everything)}>
                    <Trans>Show all</Trans>
                  </Button>
                }
              />
            )
          }
        >
          {/* What is shown next is another lightbox, with as many pictures as there are then. */}
          <MediaCards key={items.map(({ id }) => id).join()} items={items} />
        </PagedList>
      </div>
    </main>
  );
}
