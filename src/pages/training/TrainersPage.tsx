import { Trans, useLingui } from '@lingui/react/macro';
import { loadTrainers, type TrainerInList } from '../../adapters/actors/offered/trainerActors.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { PagedList } from '../../shell/lists/PagedList.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useOpenList } from '../../widgets/useOpenList.ts';
import { TrainerPicture } from './TrainerPicture.tsx';
import '../../styles/pages.css';
import './training.css';

/** /training (R2.1.6, R1.2.2): the coaches, what each teaches, and from what price on. */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useOpenList('trainers', loadTrainers);
  return (
    <main>
      <PageTitle text={t`Coaches`} />
      <div className="wrap pagehead">
        <h1>
          <Trans>Somebody to learn from</Trans>
        </h1>
        <p className="lead">
          <Trans>One hour or ten, now or later. Prices include VAT.</Trans>
        </p>
      </div>
      <div className="wrap pagefoot">
        <PagedList
          list={list}
          snapshot={snapshot}
          outline="people"
          empty={
            <EmptyState
              sport="tennis"
              title={<Trans>There are no coaches at the moment</Trans>}
              action={
                <LinkButton variant="line" to="/">
                  <Trans>Back to the home page</Trans>
                </LinkButton>
              }
            />
          }
        >
          <ul className="coaches">
            {items.map((trainer) => (
              <li key={trainer.id}>
                <Coach trainer={trainer} />
              </li>
            ))}
          </ul>
        </PagedList>
      </div>
    </main>
  );
}

function Coach({ trainer }: { trainer: TrainerInList }) {
  const { currency } = useConfig().venue;
  const from = <MoneyInText amount={trainer.price_from ?? 0} currency={currency} />;
  return (
    <Link className="coach hov" to={`/training/${trainer.id}`}>
      <TrainerPicture trainer={trainer} />
      <strong>
        <LocalText of={trainer} />
      </strong>
      {trainer.title ? (
        <span className="meta">
          <LocalText of={trainer} field="title" />
        </span>
      ) : null}
      {trainer.price_from === null ? null : (
        <span className="coach__p">
          <Trans>from {from}</Trans>
        </span>
      )}
    </Link>
  );
}
