/** The social links that are shown (R2.8.5, R2.8.6). */

import { safeAddress } from '../shared/safeAddress.ts';

/** Display names; other networks are shown as the operator wrote them. */
const networkNames: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
};

/** The bare front page of a network is a placeholder and leads nowhere (Q2.8.a). */
function isPlaceholder(url: URL): boolean {
  return url.pathname === '/' && /(^|\.)(instagram|twitter|x|facebook)\.com$/.test(url.hostname);
}

export interface SocialLink {
  network: string;
  href: string;
}

export function socialLinks(links: Readonly<Record<string, string | null>>): SocialLink[] {
  return Object.entries(links).flatMap(([key, address]) => {
    const safe = safeAddress(address);
    if (safe === null) return [];
    const url = new URL(safe);
    if (!['http:', 'https:'].includes(url.protocol) || isPlaceholder(url)) return [];
    return [
      {
        network: Object.hasOwn(networkNames, key.toLowerCase()) ? networkNames[key.toLowerCase()]! : key,
        href: url.href,
      },
    ];
  });
}
