import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { QrCode } from '../../components/pictures/QrCode.tsx';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import type { MembershipOffer } from '../../../machines/membershipPurchase/membershipRules.ts';
import { RecordStatus } from '../../shell/account/RecordStatus.tsx';
import { CardDays } from './CardDays.tsx';

interface CardDialogProps {
  card: ListItem<'membershipCards'>;
  today: string;
  benefits: MembershipOffer['benefits'];
  onClose: () => void;
}

/** A card as it is held out at the desk: its number to be read by a machine, and by somebody (R2.3.13). */
export function CardDialog({ card, today, benefits, onClose }: CardDialogProps) {
  const { t } = useLingui();
  const { card_number: number } = card;
  return (
    <Dialog isLayer title={<LocalText of={card} />} onClose={onClose} className="mcode">
      <div className="mcode__code">
        <QrCode value={number} label={t`Code of card ${number}`} />
        <bdi className="num ltr">{number}</bdi>
      </div>
      <div className="mcode__state">
        <RecordStatus id={card.status_id} />
        <p>
          <CardDays card={card} today={today} />
        </p>
      </div>
      {benefits === null || benefits.length === 0 ? null : (
        <section className="mcode__gives">
          <h3>
            <Trans>What it gives you</Trans>
          </h3>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit.name}>
                <LocalText of={benefit} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
