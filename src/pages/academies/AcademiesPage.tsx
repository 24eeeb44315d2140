import { Trans, useLingui } from '@lingui/react/macro';
import { loadAcademies, type AcademyInList } from '../../adapters/actors/offered/academyActors.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { Chips } from '../../components/choices/Chips.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { PagedList } from '../../shell/lists/PagedList.tsx';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useOpenList } from '../../widgets/useOpenList.ts';
import { AcademyRow } from './AcademyRow.tsx';
import { academyTypes } from './academyTypes.ts';
import '../../styles/pages.css';
import './academies.css';

/** Every kind: no type is asked for. */
const anyType = 'any';

/** /academies (R1.2.2, R2.1.8): the academies, camps and workshops, of one kind if the address says so. */
export function Component() {
  const { t, i18n } = useLingui();
  const { list, snapshot, items } = useOpenList<AcademyInList>('academies', loadAcademies);
  const { type = anyType } = snapshot.context.narrowing;
  const title = t`Learn it on the line`;
  const about = t`For children and for you. Join in any week; you pay only for the sessions still to come.`;
  const choose = (value: string) =>
    list.send({ type: 'narrowing.choose', name: 'type', value: value === anyType ? null : value });
  return (
    <main>
      <PageTitle text={title} />
      <PageAbout text={about} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
        <p className="lead">{about}</p>
      </div>
      <div className="wrap pagefoot acs">
        <Chips
          scroll
          legendHidden
          legend={t`What are you looking for?`}
          value={type}
          onChange={choose}
          options={[
            { value: anyType, label: t`All` },
            ...Object.entries(academyTypes).map(([value, label]) => ({ value, label: i18n._(label) })),
          ]}
        />
        <PagedList
          list={list}
          snapshot={snapshot}
          empty={
            <EmptyState
              title={
                type === anyType ? (
                  <Trans>No academy is on right now</Trans>
                ) : (
                  <Trans>Nothing of this kind is on right now</Trans>
                )
              }
              action={
                type === anyType ? (
                  <LinkButton variant="line" to="/">
                    <Trans>Back to the home page</Trans>
                  </LinkButton>
                ) : (
                  <Button variant="line" onClick={() => choose(anyType)}>
                    <Trans>Show all</Trans>
                  </Button>
                )
              }
            />
          }
        >
          <ul className="lines">
            {items.map((academy) => (
              <AcademyRow key={academy.id} academy={academy} />
            ))}
          </ul>
        </PagedList>
      </div>
    </main>
  );
}
