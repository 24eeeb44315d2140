import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../buttons/TextLink.tsx';

/** A document of the operator's that helps to answer a field (Q3.8.a). */
export function HelpingDocument({ address }: { address: string }) {
  return (
    <OutsideLink className="asked__help" address={address}>
      <Trans>Help with this field</Trans>
    </OutsideLink>
  );
}
