import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type KeyboardEvent } from 'react';
import { moveOfKey } from '../../../machines/lightbox/lightboxRules.ts';
import type { TicketShowingRef } from '../../../machines/ticketShowing/ticketShowingMachine.ts';
import * as read from '../../../machines/ticketShowing/ticketShowingSelectors.ts';
import { end, start } from '../../art/icons/steps.ts';
import { useSwipe } from '../../components/pictures/useSwipe.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Joined } from '../../components/text/Joined.tsx';
import { QrCode } from '../../components/pictures/QrCode.tsx';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import { TimeRange } from '../../components/dates/TimeRange.tsx';
import type { Ticket } from '../../contract/orders/orders.ts';
import { formatWeekday } from '../../i18n/dates.ts';
import { directionOf } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ticketSheet } from './ticketSheet.ts';

interface TicketAtGateProps {
  showing: TicketShowingRef;
  tickets: readonly Ticket[];
}

/** One ticket over the whole screen, dark on white whatever the theme: for the reader at the gate, and for who reads it out (R2.3.3). */
export function TicketAtGate({ showing, tickets }: TicketAtGateProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const isRightToLeft = directionOf(locale) === 'rtl';
  const swipe = useSwipe(isRightToLeft, (by) => showing.send({ type: 'ticket.swipe', by }));
  const snapshot = useSelector(showing, (now) => now);
  const current = read.current(snapshot);
  const ticket = tickets[current];
  if (!read.isOpen(snapshot) || ticket === undefined) return null;
  const sheet = ticketSheet(ticket, i18n, locale);
  const { number } = sheet;
  const [position, count] = [current + 1, tickets.length];

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOfKey(event.key, isRightToLeft);
    if (move === null) return;
    event.preventDefault();
    if (move === 'next') showing.send({ type: 'ticket.next' });
    else if (move === 'previous') showing.send({ type: 'ticket.previous' });
    else showing.send({ type: 'ticket.show', index: move === 'first' ? 0 : count - 1 });
  };
  return (
    <Dialog
      className="gate"
      labelledBy={titleId}
      onClose={() => showing.send({ type: 'showing.close' })}
      isLayer
      bare
      tall
    >
      {/* Keys reach it from what is focused in it, as they do in any dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="gate__in" onKeyDown={onKeyDown} {...swipe}>
        <header>
          <h2 id={titleId} tabIndex={-1}>
            {count > 1 ? (
              <Trans>
                Ticket {position} of {count}
              </Trans>
            ) : (
              <Trans>Show it at the gate</Trans>
            )}
          </h2>
        </header>
        <div className="gate__code">
          <QrCode key={sheet.code} value={sheet.code} label={t`Code of ticket ${number}`} />
        </div>
        <div className="gate__who" aria-live="polite">
          <p className="gate__number">
            <bdi className="num">{number}</bdi>
          </p>
          <p className="gate__name">
            <bdi>{sheet.name}</bdi>
            {sheet.seat ? <span>{sheet.seat}</span> : null}
          </p>
          <p>
            <bdi>{sheet.title}</bdi>
          </p>
          <p>
            <bdi className="num ltr">{sheet.date}</bdi>
          </p>
          <p>
            <When ticket={ticket} />
          </p>
        </div>
        <footer>
          {count > 1 ? (
            <IconButton
              icon={start}
              label={t`Previous ticket`}
              aria-disabled={read.hasPrevious(snapshot) ? undefined : true}
              onClick={() => showing.send({ type: 'ticket.previous' })}
            />
          ) : null}
          <p>
            {read.isAwake(snapshot) ? (
              <Trans>The screen stays on. Turn its brightness up.</Trans>
            ) : (
              <Trans>Turn the brightness up, and touch the screen so that it stays on.</Trans>
            )}
          </p>
          {count > 1 ? (
            <IconButton
              icon={end}
              label={t`Next ticket`}
              aria-disabled={read.hasNext(snapshot) ? undefined : true}
              onClick={() => showing.send({ type: 'ticket.next' })}
            />
          ) : null}
        </footer>
      </div>
    </Dialog>
  );
}

/** By the clock, with its halves said in whole words where a letter stands for them. */
function When({ ticket: { date, start_time: start, end_time: end } }: { ticket: Ticket }) {
  const locale = useLocale();
  const time = start && end ? <TimeRange from={start} to={end} /> : start ? <TimeInText time={start} /> : null;
  return (
    <Joined>
      {date ? formatWeekday(date, locale, 'long') : null}
      {time}
    </Joined>
  );
}
