import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';

/** Says where it was pressed that it is in the cart, with links to the cart and onwards. */
export function InCart({ children, onward }: { children: ReactNode; onward?: ReactNode }) {
  return (
    <output>
      <Note tone="ok">
        <p>{children}</p>
        <div className="row">
          <LinkButton size="s" variant="cta" to="/cart">
            <Trans>See the cart</Trans>
          </LinkButton>
          {onward}
        </div>
      </Note>
    </output>
  );
}
