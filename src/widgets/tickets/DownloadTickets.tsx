import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as readFile from '../../../machines/fileMaking/fileMakingSelectors.ts';
import { download } from '../../art/icons/tools.ts';
import { Button, type ButtonProps } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';
import type { Ticket } from '../../contract/orders/orders.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useTicketFile } from './useTicketFile.ts';

interface DownloadTicketsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  orderId: number;
  /** The tickets, where the page has them already. */
  tickets?: readonly Ticket[];
}

/** The tickets of an order as a file to keep (R2.2.9). */
export function DownloadTickets(props: DownloadTicketsProps) {
  // The file is in the language in which it is asked for.
  return <Download key={`${useLocale()} ${props.orderId}`} {...props} />;
}

function Download({ orderId, tickets, variant = 'line', size }: DownloadTicketsProps) {
  const file = useTicketFile(orderId, tickets ?? null);
  const isBusy = useSelector(file, readFile.isBusy);
  const problem = useSelector(file, readFile.problem);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={size === 's' ? undefined : download}
        busy={isBusy}
        onClick={() => file.send({ type: 'file.make' })}
      >
        <Trans>Download</Trans>
      </Button>
      {problem ? (
        <Note tone="bad" live>
          <Trans>The file could not be made. Please try again, or print the page.</Trans>
        </Note>
      ) : null}
    </>
  );
}
