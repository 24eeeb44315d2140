/** What stands around a page: read as the router reads an address, whatever its case and however many strokes it has. */
import { pathParts } from '../shared/pathParts.ts';

/** No header, no footer, no navigation (R2.9.1, R2.9.2). */
const bare = new Set(['home-bsl', 'event-invite']);
/** Their first screen is a picture that the header lies on. */
const pictures = new Set(['', 'home', '404']);

const pageOf = (pathname: string): string => (pathParts(pathname) ?? []).join('/');

export const standsAlone = (pathname: string): boolean => bare.has(pageOf(pathname));
export const beginsWithPicture = (pathname: string): boolean => pictures.has(pageOf(pathname));
