import { Trans } from '@lingui/react/macro';
import { external } from '../../art/icons/signs.ts';
import { Icon } from '../pictures/Icon.tsx';
import '../buttons/link.css';

/** A document of the operator's that helps to answer a field (Q3.8.a). */
export function HelpingDocument({ address }: { address: string }) {
  return (
    <a className="link asked__help" href={address} target="_blank" rel="noopener noreferrer">
      <Trans>Help with this field</Trans>
      <Icon of={external} />
      <span className="vh">
        <Trans>(opens in a new window)</Trans>
      </span>
    </a>
  );
}
