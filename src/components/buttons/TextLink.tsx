import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { IconShape } from '../../art/icons/iconShape.ts';
import { external } from '../../art/icons/signs.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import { textLook, type TextTone } from './textLook.ts';

export interface TextLinkProps extends LinkProps {
  tone?: TextTone;
  icon?: IconShape | undefined;
}

/** Underlined text that leads to a page of the portal. */
export function TextLink({ tone, icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={textLook(tone, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  );
}

interface OutsideLinkProps {
  address: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Underlined text that leads out of the portal, into a window of its own, and says so. */
export function OutsideLink({ address, className, children }: OutsideLinkProps) {
  return (
    <a className={textLook(undefined, className)} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={external} />
      <span className="vh">
        <Trans>(opens in a new window)</Trans>
      </span>
    </a>
  );
}
