import { createContext } from 'react';

/**
 * The dialogs below are over, and are only hidden: to take a modal dialog away has all of the page styled and laid out, which
 * the frame that answers the press does not wait for.
 */
export const Leaving = createContext(false);
