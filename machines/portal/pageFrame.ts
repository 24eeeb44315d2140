/** Which frame a page has; paths are compared as the router does, ignoring case and repeated slashes. */
import { pathParts } from '../shared/pathParts.ts';

/** Pages without header, footer and navigation (R2.9.1, R2.9.2). */
const bare = new Set(['home-bsl', 'event-invite']);
/** Pages that begin with a picture under the header. */
const pictures = new Set(['', 'home', '404']);

const pageOf = (pathname: string): string => (pathParts(pathname) ?? []).join('/');

export const standsAlone = (pathname: string): boolean => bare.has(pageOf(pathname));
export const beginsWithPicture = (pathname: string): boolean => pictures.has(pageOf(pathname));
