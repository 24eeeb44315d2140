import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { spanState } from '../../../machines/bookings/recordStatus.ts';
import {
  benefitsOf,
  renewalAddress,
  renewalOf,
  type MembershipRecords,
} from '../../../machines/membershipPurchase/renewals.ts';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import { qr } from '../../art/icons/tools.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import type { MembershipUse } from '../../contract/additions/membershipUse.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { RecordStatus } from '../../shell/account/RecordStatus.tsx';
import { CardDays } from './CardDays.tsx';
import { CardUse } from './CardUse.tsx';
import { CardDialog } from './CardDialog.tsx';

interface MembershipCardProps {
  card: ListItem<'membershipCards'>;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  /** Null while it is not known what was bought and what is sold. */
  records: MembershipRecords | null;
  /** Null where nothing is counted, or nothing is known of it. */
  use: MembershipUse | 'asked' | null;
}

/** A card as it is shown at the desk: its number large, how it stands, until when it is good, its code and its renewal. */
export function MembershipCard({ card, today, records, use }: MembershipCardProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const { card_number: number } = card;
  return (
    <>
      <article className="mcard night" data-state={spanState(card, today)}>
        <h2>
          <LocalText of={card} />
        </h2>
        <p className="mcard__n">
          <span className="vh">
            <Trans>Card number</Trans>{' '}
          </span>
          <bdi className="num ltr">{number}</bdi>
        </p>
        <div className="mcard__f">
          <RecordStatus id={card.status_id} />
          <p>
            <CardDays card={card} today={today} />
          </p>
        </div>
      </article>
      <div className="mcard__a">
        <Button variant="line" icon={qr} aria-label={t`Show the code: card ${number}`} onClick={() => setIsShown(true)}>
          <Trans>Show the code</Trans>
        </Button>
        {records === null ? null : <Renewal card={card} today={today} records={records} />}
      </div>
      {use === 'asked' ? <Skeleton of="lines" count={2} /> : null}
      {use === 'asked' || use === null ? null : <CardUse use={use} isOver={spanState(card, today) === 'over'} />}
      {isShown ? (
        <CardDialog
          card={card}
          today={today}
          benefits={records === null ? [] : benefitsOf(card, records)}
          onClose={() => setIsShown(false)}
        />
      ) : null}
    </>
  );
}

/** To the same package, chosen already, from the day after this one ends (R5.7.10). */
function Renewal({
  card,
  today,
  records,
}: {
  card: ListItem<'membershipCards'>;
  today: string;
  records: MembershipRecords;
}) {
  const locale = useLocale();
  const renewal = renewalOf(card, records, today);
  if (renewal === null) return null;
  const from = formatDate(renewal.from ?? today, locale);
  return (
    <LinkButton variant="cta" to={renewalAddress(renewal)}>
      <Trans>Renew from {from}</Trans>
    </LinkButton>
  );
}
