import { Trans } from '@lingui/react/macro';
import { safeAddress } from '../../machines/shared/safeAddress.ts';
import { external } from '../art/icons/signs.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import '../components/buttons/link.css';

/** The way to a place, on somebody's map; nothing where the operator gives no address of one. */
export function Directions({ to }: { to: string | null | undefined }) {
  const map = safeAddress(to);
  if (!map) return null;
  return (
    <a className="link" href={map} target="_blank" rel="noopener noreferrer">
      <Trans>Directions</Trans>
      <Icon of={external} />
    </a>
  );
}
