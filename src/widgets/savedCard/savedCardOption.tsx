import { Trans } from '@lingui/react/macro';
import { card as cardSign } from '../../art/icons/money.ts';
import type { RadioCard } from '../../components/choices/RadioCards.tsx';
import { Tag } from '../../components/signs/Tag.tsx';
import type { SavedCard } from '../../contract/customers/customers.ts';
import { CardName } from './CardName.tsx';

/** A saved card among the ways to pay. */
export function savedCardOption(card: SavedCard): RadioCard<string> {
  const { id, expiry_date: expiry } = card;
  return {
    value: id,
    icon: cardSign,
    label: <CardName of={card} />,
    note: <Trans>Expires {expiry}</Trans>,
    end: (
      <Tag>
        <Trans id="savedCard.tag" comment="A tag on a card to pay with: it is kept from before">
          Saved
        </Trans>
      </Tag>
    ),
  };
}
