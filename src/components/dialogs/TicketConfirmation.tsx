import { Plural, Trans } from '@lingui/react/macro';
import { bag } from '../../art/icons/places.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface TicketConfirmationProps {
  /** It opens over a page that is no entry of its own in the history. */
  isLayer?: boolean | undefined;
  /** How many tickets of this the cart holds now. */
  count: number;
  /** Yes: stays with the tickets. */
  onMore: () => void;
  /** No: goes to the cart. */
  onCart: () => void;
}

/** Asks, after tickets were added on a page, for more of them or on to the cart (R2.12.8, Q2.12.a). */
export function TicketConfirmation({ isLayer = false, count, onMore, onCart }: TicketConfirmationProps) {
  return (
    <Dialog
      isEntry={!isLayer}
      isLayer={isLayer}
      title={<Trans>Do you want to add more tickets?</Trans>}
      width="27rem"
      onClose={onMore}
      bar={
        <>
          <Button variant="line" size="l" onClick={onMore}>
            <Trans>Yes</Trans>
          </Button>
          <Button variant="cta" size="l" full icon={bag} onClick={onCart}>
            <Trans>No, go to the cart</Trans>
          </Button>
        </>
      }
    >
      <p className="ink2">
        <Plural value={count} one="# ticket is in your cart." other="# tickets are in your cart." />
      </p>
    </Dialog>
  );
}
