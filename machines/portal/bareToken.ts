/** A token of /home-bsl without its path (Q2.1.a): one part of an address that no page is called, since pages have words for names, and no longer than one may be. */
export const isBareToken = (part: string): boolean => /^[\w-]{32,2000}$/.test(part);
