import { Trans } from '@lingui/react/macro';
import { download } from '../../art/icons/tools.ts';
import type { ButtonProps } from '../../components/buttons/Button.tsx';
import type { Ticket } from '../../contract/orders/orders.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { MakeFile } from '../fileMaking/MakeFile.tsx';
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
  return (
    <MakeFile file={file} variant={variant} size={size} icon={size === 's' ? undefined : download}>
      <Trans>Download</Trans>
    </MakeFile>
  );
}
