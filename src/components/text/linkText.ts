/** Whether the text of a link says where it leads (T09): a text that names a host must name the one it leads to. */
import { addressOf } from '../../../machines/shared/addressOf.ts';

/** What can hide, reverse or split a name without being seen. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What looks like a host: with a scheme, or words with dots between them that end in letters. It begins where a word begins,
 * and no part is longer than hosts have (T29).
 */
const named =
  /(?<![\p{L}\p{N}\p{M}-])(?:[a-z][a-z\d+.-]{0,15}:\/{0,4})?(?:[^\s/?#@:]{0,63}@)?((?:[\p{L}\p{N}\p{M}-]{1,63}\.){1,9}\p{L}[\p{L}\p{M}\d-]{1,62}|\d{1,3}(?:\.\d{1,3}){3})/giu;

/** Names of files look like hosts. */
const fileType = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|rtf|jpe?g|png|gif|svg|webp|mp[34]|html?|ics)$/i;

const bare = (host: string): string => host.replace(/^www\./, '').replace(/\.$/, '');

/** Takes away what makes a text look like another one; dots of other scripts become dots. */
const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/[。．｡]/g, '.');

/** The hosts that a text seems to name, as browsers write them. */
const hostsIn = (text: string): string[] =>
  [...plainly(text).matchAll(named)]
    .map(([, host = '']) => host)
    .filter((host) => !fileType.test(host))
    .flatMap((host) => addressOf(`https://${host}`)?.hostname ?? []);

/** The host that an address leads to; of an e-mail address the one behind the sign. */
function hostOf(href: string): string | null {
  const url = addressOf(href);
  if (url?.protocol === 'mailto:') return addressOf(`https://${url.pathname.split('@').at(-1)}`)?.hostname ?? null;
  return url?.hostname || null;
}

/** @param href whole, as a browser writes it */
export function isMisleading(text: string, href: string): boolean {
  const host = hostOf(href);
  return hostsIn(text).some((found) => host === null || bare(found) !== bare(host));
}
