/**
 * Whether the single part of an address is a token of /home-bsl without its path (Q2.1.a); page names are words, and
 * tokens have a maximum length.
 */
export const isBareToken = (part: string): boolean => /^[\w-]{32,2000}$/.test(part);
