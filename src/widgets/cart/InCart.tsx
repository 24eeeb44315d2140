import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';

/** It is in the cart: said politely where it was pressed, with the way to the cart and the way on. */
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
