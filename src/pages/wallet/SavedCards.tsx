import { Trans, useLingui } from '@lingui/react/macro';
import { cardEnding } from '../../../machines/checkout/cardBrand.ts';
import { useResource } from '../../actors/useResource.ts';
import { loadSavedCards, removeSavedCard } from '../../adapters/actors/accountActors.ts';
import { card as cardSign } from '../../art/icons/money.ts';
import { trash } from '../../art/icons/tools.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Tag } from '../../components/Tag.tsx';
import type { SavedCard } from '../../contract/customers.ts';
import { CardName } from '../../widgets/savedCard/CardName.tsx';
import { RemovalDialog } from '../../widgets/removal/RemovalDialog.tsx';
import { useRemoval } from '../../widgets/removal/useRemoval.ts';

/** The customer's saved cards: brand, ending, which is used first; each can be taken away (R1.5.3, Q1.5.a). */
export function SavedCards() {
  const { shown, problem, isBusy, reload, ref } = useResource(loadSavedCards, null);
  const removal = useRemoval(removeSavedCard, ref);
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
          onRemove={(id) => removal.removal.send({ type: 'removal.ask', id })}
        />
      )}
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

function Cards({ cards, onRemove }: { cards: readonly SavedCard[]; onRemove: (id: string) => void }) {
  const { t } = useLingui();
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
            {card.is_default ? (
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
