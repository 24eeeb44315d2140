import { classNames } from '../classNames.ts';
import './link.css';

export type TextTone = 'quiet' | 'danger' | undefined;

/** The classes of underlined text that can be pressed, whatever it is: a button, a page of the portal, another site. */
export const textLook = (tone?: TextTone, className?: string): string =>
  classNames('link', tone && `link--${tone}`, className);
