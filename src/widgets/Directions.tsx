import { Trans } from '@lingui/react/macro';
import { safeAddress } from '../../machines/shared/safeAddress.ts';
import { OutsideLink } from '../components/buttons/TextLink.tsx';

/** The way to a place, on somebody's map; nothing where the operator gives no address of one. */
export function Directions({ to }: { to: string | null | undefined }) {
  const map = safeAddress(to);
  if (!map) return null;
  return (
    <OutsideLink address={map}>
      <Trans>Directions</Trans>
    </OutsideLink>
  );
}
