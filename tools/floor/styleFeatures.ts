/** What a stylesheet uses that browsers of the floor do not know, with no other way beside it. */
import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { entryAt, lateIn, partsOf } from './compatData.ts';

/** Where the table has the functions of values: by themselves, or below the type that they are of. */
const types = partsOf(entryAt('css', 'types'));
const functionEntry = (property: string, name: string) =>
  entryAt('css', 'properties', property, name) ??
  entryAt('css', 'types', name) ??
  types.flatMap(([, type]) => type[name] ?? [])[0];

/** Something used that is late, and where. */
export interface Use {
  feature: string;
  late: string;
}

const use = (feature: string, late: string | null): Use[] => (late === null ? [] : [{ feature, late }]);

function ofDeclaration({ prop, value }: Declaration): Use[] {
  if (prop.startsWith('-')) return prop.startsWith('--') ? ofValue(prop, value) : [];
  return [...use(prop, lateIn(entryAt('css', 'properties', prop))), ...ofValue(prop, value)];
}

function ofValue(property: string, value: string): Use[] {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const functions = [...bare.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name);
  const keywords = [...bare.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([name]) => name);
  return [
    ...functions.flatMap((name) => use(`${name}()`, lateIn(functionEntry(property, name)))),
    ...keywords.flatMap((name) => use(`${property}: ${name}`, lateIn(entryAt('css', 'properties', property, name)))),
  ];
}

function ofRule({ selector }: Rule): Use[] {
  const bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/::?(?!-)([a-z-]+)/g)].flatMap(([written, name = '']) =>
    use(written, lateIn(entryAt('css', 'selectors', name))),
  );
}

function ofAtRule({ name, params }: AtRule): Use[] {
  const conditions = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, condition = '']) => condition);
  return [
    ...use(`@${name}`, lateIn(entryAt('css', 'at-rules', name))),
    ...conditions.flatMap((one) => use(`@${name} (${one})`, lateIn(entryAt('css', 'at-rules', name, one)))),
  ];
}

/** Whoever asks first has another way: what stands inside of @supports. */
function isAsked(node: Node): boolean {
  for (let at: Node | undefined = node.parent; at !== undefined; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  return false;
}

/** A declaration before it in the same rule holds where this one is not understood. */
const hasOtherWay = (declaration: Declaration): boolean =>
  declaration.parent?.nodes.some(
    (other) =>
      other !== declaration &&
      other.type === 'decl' &&
      other.prop === declaration.prop &&
      declaration.parent!.index(other) < declaration.parent!.index(declaration),
  ) ?? false;

export function lateStyleFeatures(css: string): Use[] {
  const found: Use[] = [];
  parse(css).walk((node) => {
    if (isAsked(node)) return;
    if (node.type === 'decl' && !hasOtherWay(node)) found.push(...ofDeclaration(node));
    if (node.type === 'rule') found.push(...ofRule(node));
    if (node.type === 'atrule') found.push(...ofAtRule(node));
  });
  return found;
}
