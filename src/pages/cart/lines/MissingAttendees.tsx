import { Trans } from '@lingui/react/macro';
import { useLeadTo } from '../../../components/buttons/Link.tsx';
import { isUndescribed } from '../../../../machines/cart/carts.ts';
import { selectionAgain } from '../../../../machines/cart/selectionAgain.ts';
import { isFacility } from '../../../../machines/cart/lines.ts';
import { linkTo } from '../../../../machines/address/addressMoves.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { Note } from '../../../components/signs/Note.tsx';
import { TextButton } from '../../../components/buttons/TextButton.tsx';
import { useCart } from '../../../actors/portalContext.tsx';

/** The attendees were given before the page was left and are stored nowhere: leads to giving them again. */
export function MissingAttendees({ booking, name }: { booking: readonly CartLine[]; name: string }) {
  const cart = useCart();
  const leadTo = useLeadTo();
  const line = booking.find(isUndescribed);
  if (line === undefined) return null;
  const again = () => {
    // Its place is given back first, so that the booking offers it anew.
    cart.send({ type: 'line.remove', lineId: line.id });
    if (isFacility(line)) leadTo(linkTo(selectionAgain(line)));
  };
  return (
    <Note tone="warn">
      <Trans>For their safety we do not keep visitors’ details in the browser. Please give them again.</Trans>{' '}
      {isFacility(line) ? (
        <TextButton onClick={again}>
          <Trans>
            Book it again <span className="vh">{name}</span>
          </Trans>
        </TextButton>
      ) : null}
    </Note>
  );
}
