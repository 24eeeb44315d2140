import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as readFile from '../../../machines/fileMaking/fileMakingSelectors.ts';
import { notify } from '../../actors/notices.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { provideFileMaking } from '../../adapters/actors/fileMakingActors.ts';
import { shareFile } from '../../adapters/device/shareFile.ts';
import { share } from '../../art/icons/tools.ts';
import { Button } from '../../components/buttons/Button.tsx';
import type { Ticket } from '../../contract/orders/orders.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { NotMade } from '../fileMaking/NotMade.tsx';
import { ticketSheet } from './ticketSheet.ts';

/** Gives one ticket to a friend, as a picture: nothing else of the order goes along (docs/decisions/056). */
export function ShareTicket({ ticket }: { ticket: Ticket }) {
  return <Share key={useLocale()} ticket={ticket} />;
}

function Share({ ticket }: { ticket: Ticket }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [machine] = useState(() => {
    const sheet = ticketSheet(ticket, i18n, locale);
    return provideFileMaking(
      async () => {
        const { ticketPicture } = await import('./ticketPicture.ts');
        return { name: `ticket-${ticket.ticket_number}.png`, content: await ticketPicture(sheet) };
      },
      async (file) => {
        const became = await shareFile(file, sheet.title);
        if (became === 'saved')
          notify({ tone: 'ok', text: t`The ticket is saved as a picture. Send it to your friend.` });
      },
    );
  });
  const file = usePageActor(machine);
  const isBusy = useSelector(file, readFile.isBusy);
  const problem = useSelector(file, readFile.problem);
  return (
    <>
      <Button variant="line" icon={share} busy={isBusy} onClick={() => file.send({ type: 'file.make' })}>
        <Trans>Share this ticket</Trans>
      </Button>
      {problem ? (
        <NotMade problem={problem}>
          <Trans>The picture could not be made. Please try again, or download the tickets.</Trans>
        </NotMade>
      ) : null}
    </>
  );
}
