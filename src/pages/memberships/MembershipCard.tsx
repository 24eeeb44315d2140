import { Trans } from '@lingui/react/macro';
import { spanState } from '../../../machines/bookings/recordStatus.ts';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import { formatDate } from '../../i18n/dates.ts';
import { LocalText } from '../../components/LocalText.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { RecordStatus } from '../../shell/account/RecordStatus.tsx';

interface MembershipCardProps {
  card: ListItem<'membershipCards'>;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
}

/** A card as it is shown at the desk: its number large, how it stands, and until when it is good. */
export function MembershipCard({ card, today }: MembershipCardProps) {
  const locale = useLocale();
  const until = formatDate(card.end_date, locale);
  const from = formatDate(card.start_date, locale);
  const state = spanState(card, today);
  return (
    <article className="mcard night" data-state={state}>
      <h2>
        <LocalText of={card} />
      </h2>
      <p className="mcard__n">
        <span className="vh">
          <Trans>Card number</Trans>{' '}
        </span>
        <bdi className="num ltr">{card.card_number}</bdi>
      </p>
      <div className="mcard__f">
        <RecordStatus id={card.status_id} />
        <p>
          {state === 'toCome' ? (
            <Trans>
              Valid from {from} to {until}
            </Trans>
          ) : state === 'running' ? (
            <Trans>Valid until {until}</Trans>
          ) : (
            <Trans>Ended on {until}</Trans>
          )}
        </p>
      </div>
    </article>
  );
}
