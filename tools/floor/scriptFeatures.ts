/** What a script uses that browsers of the floor do not know, with no other way beside it. */
import { parseSync } from 'rolldown/utils';
import { entryAt, lateIn, partsOf, type Entry } from './compatData.ts';
import type { Use } from './styleFeatures.ts';

interface Syntax {
  type: string;
  [part: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Syntax): Syntax[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isSyntax) : isSyntax(value) ? [value] : [],
  );

function each(node: Syntax, visit: (node: Syntax, parent: Syntax | null) => void, parent: Syntax | null = null): void {
  visit(node, parent);
  for (const child of childrenOf(node)) each(child, visit, node);
}

const nameOf = (node: unknown): string | null =>
  isSyntax(node) && node.type === 'Identifier' ? String(node['name']) : null;
const textOf = (node: unknown): string | null =>
  isSyntax(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

/** Names that a pattern of a declaration gives. */
function declared(pattern: unknown): string[] {
  if (!isSyntax(pattern)) return [];
  const name = nameOf(pattern);
  if (name !== null) return [name];
  if (pattern.type === 'Property') return declared(pattern['value']);
  if (pattern.type === 'AssignmentPattern') return declared(pattern['left']);
  return childrenOf(pattern).flatMap(declared);
}

function namesOf(program: Syntax): Set<string> {
  const names: string[] = [];
  each(program, (node) => {
    if (node.type === 'VariableDeclarator') names.push(...declared(node['id']));
    if (/Function|Class/.test(node.type)) names.push(...declared(node['id']));
    if (Array.isArray(node['params'])) names.push(...node['params'].flatMap(declared));
    if (node.type === 'CatchClause') names.push(...declared(node['param']));
    if (/^Import.*Specifier$/.test(node.type)) names.push(...declared(node['local']));
  });
  return new Set(names);
}

/** Every entry of that name, whosever it is: what an object is cannot be seen in a script. */
const members = new Map<string, Entry[]>();
const owners = [entryAt('api'), entryAt('javascript', 'builtins'), entryAt('javascript', 'builtins', 'Intl')];
for (const [, owner] of owners.flatMap(partsOf))
  for (const [name, entry] of partsOf(owner)) members.set(name, [...(members.get(name) ?? []), entry]);

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Late whosever it is; styles of an element are called as in a stylesheet. */
function lateEverywhere(name: string): string | null {
  const style = entryAt('css', 'properties', dashed(name));
  if (style !== undefined) return lateIn(style);
  const late = (members.get(name) ?? []).map(lateIn);
  return late.length > 0 && !late.includes(null) ? late[0]! : null;
}

/** What the things of every page are. */
const kinds: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
};

const globalEntry = (name: string): Entry | undefined =>
  entryAt('javascript', 'builtins', name) ?? entryAt('api', name) ?? entryAt('api', 'Window', name);

/**
 * @param owner what the member is asked of, where it is a thing of every page
 * @param given names that the scripts give to things of their own
 */
function ofMember(owner: string | null, name: string, given: ReadonlySet<string>): Use[] {
  const use = (late: string | null): Use[] => (late === null ? [] : [{ feature: `${owner ?? ''}.${name}`, late }]);
  if (owner === null) return given.has(name) ? [] : use(lateEverywhere(name));
  const known =
    entryAt('javascript', 'builtins', owner, name) ??
    entryAt('api', owner, `${name}_static`) ??
    entryAt('api', kinds[owner] ?? '', name) ??
    (kinds[owner] === 'Window' ? globalEntry(name) : undefined);
  return known ? use(lateIn(known)) : ofMember(null, name, given);
}

/** `URL` of `URL`, `globalThis.URL`, `window.URL`. */
function ownerOf(node: unknown): string | null {
  if (!isSyntax(node) || node.type !== 'MemberExpression') return nameOf(node);
  return kinds[nameOf(node['object']) ?? ''] === 'Window' ? nameOf(node['property']) : null;
}

function ofAttribute(element: string | null, attribute: string): Use[] {
  const name = attribute.toLowerCase();
  const entry =
    entryAt('html', 'global_attributes', name) ??
    (element === null
      ? partsOf(entryAt('html', 'elements')).flatMap(([, one]) => one[name] ?? [])[0]
      : entryAt('html', 'elements', element, name));
  const late = lateIn(entry);
  return late === null ? [] : [{ feature: `<${element ?? '…'} ${name}>`, late }];
}

function ofCall({ callee, arguments: given }: Syntax): Use[] {
  const [first, second] = given as Syntax[];
  const text = textOf(first);
  if (text === null) return [];
  const method = isSyntax(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : null;
  if (method === 'setAttribute') return ofAttribute(null, text);
  if (method === 'addEventListener') {
    const late = lateEverywhere(`${text}_event`);
    return late === null ? [] : [{ feature: `event ${text}`, late }];
  }
  // An element of React: its name and its attributes.
  if (entryAt('html', 'elements', text) === undefined || second?.type !== 'ObjectExpression') return [];
  return (second['properties'] as Syntax[]).flatMap(({ key }) => {
    const name = nameOf(key) ?? textOf(key);
    return name === null ? [] : ofAttribute(text, name);
  });
}

/** Names that scripts give to things of their own: what is asked of one of these is not the browser's. */
function givenIn(script: Syntax): string[] {
  const names: string[] = [];
  each(script, (node, parent) => {
    if (node.type === 'Property' && parent?.type === 'ObjectExpression') names.push(nameOf(node['key']) ?? '');
    if (/^(?:Method|Property)Definition$/.test(node.type)) names.push(nameOf(node['key']) ?? '');
    const target = node.type === 'AssignmentExpression' ? node['left'] : null;
    if (isSyntax(target) && target.type === 'MemberExpression') names.push(nameOf(target['property']) ?? '');
  });
  return names;
}

export interface Script {
  file: string;
  code: string;
  isModule: boolean;
}

function parsed({ file, code, isModule }: Script): Syntax {
  const { program, errors } = parseSync(file, code, { sourceType: isModule ? 'module' : 'script' });
  if (errors.length > 0) throw new Error(`${file} is no script: ${errors[0]?.message}`);
  return program as unknown as Syntax;
}

/** @throws when a text is no script */
export function lateScriptFeatures(scripts: readonly Script[]): (Use & { file: string })[] {
  const all = scripts.map((script) => ({ file: script.file, root: parsed(script) }));
  const given = new Set(all.flatMap(({ root }) => givenIn(root)));
  return all.flatMap(({ file, root }) => usesIn(root, given).map((use) => ({ ...use, file })));
}

function usesIn(root: Syntax, given: ReadonlySet<string>): Use[] {
  const own = namesOf(root);
  const found: Use[] = [];
  each(root, (node, parent) => {
    if (node.type === 'CallExpression') found.push(...ofCall(node));
    if (node.type === 'MemberExpression' && node['computed'] !== true) {
      // `a.b?.()` and `a?.b` of something that may be missing go on without it; so does what is only looked at.
      const isAsked = parent?.type === 'CallExpression' && parent['callee'] === node && parent['optional'] === true;
      const owner = ownerOf(node['object']);
      const name = nameOf(node['property']) ?? '';
      if (!isAsked) found.push(...ofMember(owner !== null && !own.has(owner) ? owner : null, name, given));
    }
    const name = nameOf(node);
    if (name === null || own.has(name) || parent === null) return;
    const isName =
      (parent.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true) ||
      (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(parent.type) && parent['key'] === node) ||
      /^(?:Import|Export).*Specifier$|Label/.test(parent.type);
    const isAsked = parent.type === 'UnaryExpression' && parent['operator'] === 'typeof';
    const late = isName || isAsked ? null : lateIn(globalEntry(name));
    if (late !== null) found.push({ feature: name, late });
  });
  return found;
}
