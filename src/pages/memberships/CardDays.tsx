import { Trans } from '@lingui/react/macro';
import { spanState } from '../../../machines/bookings/recordStatus.ts';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** How long a card is good, or was. */
export function CardDays({ card, today }: { card: ListItem<'membershipCards'>; today: string }) {
  const locale = useLocale();
  const until = formatDate(card.end_date, locale);
  const from = formatDate(card.start_date, locale);
  const state = spanState(card, today);
  if (state === 'toCome')
    return (
      <Trans>
        Valid from {from} to {until}
      </Trans>
    );
  return state === 'running' ? <Trans>Valid until {until}</Trans> : <Trans>Ended on {until}</Trans>;
}
