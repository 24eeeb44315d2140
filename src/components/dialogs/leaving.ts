import { createContext } from 'react';

/**
 * Dialogs below are over, and are hidden first: removing a modal dialog has all of the page styled and laid out, which
 * the frame that answers the press does not wait for.
 */
export const Leaving = createContext(false);
