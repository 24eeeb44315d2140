import { Trans, useLingui } from '@lingui/react/macro';
import { cardEnding } from '../../../machines/checkout/cardBrand.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CardPreferenceRef } from '../../../machines/cardPreference/cardPreferenceMachine.ts';
import * as readPreference from '../../../machines/cardPreference/cardPreferenceSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { useConfig, usePageActor } from '../../actors/portalContext.tsx';
import { provideCardPreference } from '../../adapters/actors/cart/cardPreferenceActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { problemSentences } from '../../components/fields/problemWords.ts';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import type { Resource } from '../../actors/useResource.ts';
import { removeSavedCard } from '../../adapters/actors/account/accountActors.ts';
import { card as cardSign } from '../../art/icons/money.ts';
import { trash } from '../../art/icons/tools.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { Tag } from '../../components/signs/Tag.tsx';
import type { SavedCard } from '../../contract/customers/customers.ts';
import { CardName } from '../../widgets/savedCard/CardName.tsx';
import { RemovalDialog } from '../../widgets/removal/RemovalDialog.tsx';
import { useRemoval } from '../../widgets/removal/useRemoval.ts';

/** The customer's saved cards: brand, ending, which is used first; each can be taken away (R1.5.3, Q1.5.a). */
export function SavedCards({ of: { shown, problem, isBusy, reload, ref } }: { of: Resource<readonly SavedCard[]> }) {
  const removal = useRemoval(removeSavedCard, ref);
  const [machine] = useState(provideCardPreference);
  const preference = usePageActor(machine, { input: { resource: ref } });
  const asked = shown?.find(({ id }) => id === removal.id);
  return (
    <section className="kept">
      <h2>
        <Trans>Saved cards</Trans>
      </h2>
      {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : null}
      {shown === null && problem === null ? <Skeleton of="lines" count={2} /> : null}
      {shown === null ? null : (
        <Cards
          cards={shown.filter(({ id }) => !removal.isGone(id))}
          preference={preference}
          onRemove={(id) => removal.removal.send({ type: 'removal.ask', id })}
        />
      )}
      <NotFirst of={preference} />
      {asked ? (
        <RemovalDialog of={removal} title={<Trans>Remove this card?</Trans>}>
          <Trans>
            <CardName of={asked} /> will not be offered any more. What it has paid for stays as it is.
          </Trans>
        </RemovalDialog>
      ) : null}
    </section>
  );
}

interface CardsProps {
  cards: readonly SavedCard[];
  preference: CardPreferenceRef;
  onRemove: (id: string) => void;
}

function Cards({ cards, preference, onRemove }: CardsProps) {
  const { t } = useLingui();
  const mayPrefer = hasAddition(useConfig(), 'defaultCard');
  if (cards.length === 0)
    return (
      <p className="meta">
        <Trans>No card is saved. You can keep one when you pay.</Trans>
      </p>
    );
  return (
    <ul className="lines">
      {cards.map((card) => {
        const { expiry_date: expiry } = card;
        const ending = cardEnding(card.card_number);
        return (
          <li key={card.id} className="kept__card">
            <Icon of={cardSign} />
            <span>
              <CardName of={card} />
              <span className="fine">
                <Trans>Expires {expiry}</Trans>
              </span>
            </span>
            {mayPrefer ? (
              <First card={card} of={preference} />
            ) : card.is_default ? (
              <Tag>
                <Trans>Used first</Trans>
              </Tag>
            ) : null}
            <IconButton icon={trash} label={t`Remove the card ending in ${ending}`} onClick={() => onRemove(card.id)} />
          </li>
        );
      })}
    </ul>
  );
}

/** Makes a card the one that is offered first; it stays the same button, so that the focus has a place (Q4.8.d, Q7.7.l). */
function First({ card, of: preference }: { card: SavedCard; of: CardPreferenceRef }) {
  const { t } = useLingui();
  const isUnderWay = useSelector(preference, (now) => readPreference.underWay(now) === card.id);
  const ending = cardEnding(card.card_number);
  const { is_default: isFirst } = card;
  return (
    <Button
      size="s"
      variant={isFirst ? 'soft' : 'quiet'}
      busy={isUnderWay}
      aria-pressed={isFirst}
      aria-label={isFirst ? t`Used first: the card ending in ${ending}` : t`Use first: the card ending in ${ending}`}
      onClick={isFirst ? undefined : () => preference.send({ type: 'card.prefer', id: card.id })}
    >
      {isFirst ? <Trans>Used first</Trans> : <Trans>Use first</Trans>}
    </Button>
  );
}

function NotFirst({ of: preference }: { of: CardPreferenceRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(preference, readPreference.problem);
  return (
    <FormProblem
      live
      words={problem === null ? null : (problem.message ?? i18n._(problemSentences[kindOf(problem)]))}
    />
  );
}
