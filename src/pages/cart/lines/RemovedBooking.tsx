import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMemo, type RefObject } from 'react';
import type { LineRemovalRef } from '../../../../machines/lineRemoval/lineRemovalMachine.ts';
import * as read from '../../../../machines/lineRemoval/lineRemovalSelectors.ts';
import { localText, localName, joined } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { isExclusive } from '../../../../machines/cart/lines.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';

/** Two seats of one event are called alike: what tells them apart is said with the name. */
export function useLineName(line: CartLine | undefined): string {
  const locale = useLocale();
  if (line === undefined) return '';
  return joined(locale, localName(line, locale), isExclusive(line) ? '' : localText(line, 'detail', locale));
}

type List = RefObject<HTMLElement | null>;

/**
 * The button that was pressed is gone: *Undo*, anew for each, takes its focus, and is read out with what happened. When it
 * goes in turn, what is read next is the list.
 */
const passFocusTo = (list: List | undefined) => (button: HTMLElement | null) => {
  button?.focus({ preventScroll: true });
  return () => {
    if (document.activeElement === button) list?.current?.focus({ preventScroll: true });
  };
};

/**
 * In place of something that was removed: what it was, and *Undo*, for some seconds and until something else changes.
 */
export function RemovedBooking({ removal, list }: { removal: LineRemovalRef; list?: List }) {
  const { lines } = useSelector(removal, read.removed);
  const isRestoring = useSelector(removal, read.isRestoring);
  const name = useLineName(lines[0]);
  const hold = () => removal.send({ type: 'undo.hold' });
  const leave = ({ currentTarget }: { currentTarget: Element }) => {
    if (!currentTarget.matches(':hover, :focus-within')) removal.send({ type: 'undo.release' });
  };
  const passFocus = useMemo(() => passFocusTo(list), [list]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only notices who is near
    <div className="removed" onPointerEnter={hold} onPointerLeave={leave} onFocus={hold} onBlur={leave}>
      <output id="removed">
        {isRestoring ? <Trans>Putting {name} back…</Trans> : <Trans>{name} is out of your cart.</Trans>}
      </output>
      <Button
        key={lines[0]?.id}
        size="s"
        variant="line"
        ref={passFocus}
        aria-describedby="removed"
        busy={isRestoring}
        onClick={() => removal.send({ type: 'removal.undo' })}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}

/** R4.1.8: without lines a guest is nobody, so they are asked before the last one goes. */
export function LastOfGuest({ removal }: { removal: LineRemovalRef }) {
  const isAsking = useSelector(removal, read.isAsking);
  const { lines } = useSelector(removal, read.removed);
  const name = useLineName(lines[0]);
  if (!isAsking) return null;
  const cancel = () => removal.send({ type: 'removal.cancel' });
  return (
    <Dialog
      isLayer
      title={<Trans>Take out the last item?</Trans>}
      onClose={cancel}
      bar={
        <>
          <Button variant="danger" onClick={() => removal.send({ type: 'removal.confirm' })}>
            <Trans>Take it out</Trans>
          </Button>
          <Button variant="cta" className="end" onClick={cancel}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You are here as a guest, and {name} is all that is in your cart. Without it we forget who you are: next time
          your name and number are asked for again.
        </Trans>
      </p>
    </Dialog>
  );
}
