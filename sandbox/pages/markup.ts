/** HTML as values: what is not markup already is escaped when it is put in. */

const kept: unique symbol = Symbol('markup');
export interface Markup {
  readonly [kept]: string;
}

/** What may stand inside a template; null, undefined and false leave nothing. */
export type Part = Markup | string | number | null | undefined | false | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (isList(part)) return part.map(textOf).join('');
  return typeof part === 'object' ? part[kept] : escape(String(part));
}

/** A piece of HTML with escaped values. Attribute values must stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  [kept]: strings.reduce((text, string, position) => text + textOf(parts[position - 1]) + string),
});

/** Text that is markup already, such as a drawing of our own. Never for anything that somebody typed. */
export const trusted = (text: string): Markup => ({ [kept]: text });

export const render = (markup: Markup): string => markup[kept];

/** An attribute that stands or does not. */
export const attribute = (name: string, on: boolean): Markup | null => (on ? trusted(` ${name}`) : null);
