/** The little that the drawings need of the grammar of TypeScript. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

export interface SyntaxNode {
  type: string;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

export function parseFile(path: string): SyntaxNode {
  const text = readFileSync(path, 'utf8');
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
}

function collect(
  node: SyntaxNode,
  enter: ((node: SyntaxNode) => boolean) | undefined,
  above: readonly SyntaxNode[],
  all: Found[],
): void {
  if (enter && !enter(node)) return;
  all.push({ node, above });
  const below = [...above, node];
  for (const part in node) {
    const value = node[part];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) collect(value, enter, below, all);
    } else for (const one of value) if (isNode(one)) collect(one, enter, below, all);
  }
}

export interface Found {
  node: SyntaxNode;
  /** From the outermost down. */
  above: readonly SyntaxNode[];
}

/** The node and all below it, with those above each; nothing below one that `enter` refuses. */
export function nodesBelow(node: SyntaxNode, enter?: (node: SyntaxNode) => boolean): Found[] {
  const all: Found[] = [];
  collect(node, enter, [], all);
  return all;
}

/** Without what only the types want: `x as Y`, `x!`, `x satisfies Y`. */
export function bare(node: SyntaxNode): SyntaxNode {
  const isDress = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type);
  return isDress ? bare(node.expression as SyntaxNode) : node;
}

export const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : null;

export const textOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

export const argumentsOf = (call: SyntaxNode): SyntaxNode[] => (call.arguments as SyntaxNode[]).map(bare);

/** What is called: `f` of `f()`, `on` with its receiver of `x.on()`. */
export function calleeOf(call: SyntaxNode): { name: string | null; receiver: SyntaxNode | null } {
  const callee = bare(call.callee as SyntaxNode);
  if (callee.type !== 'MemberExpression') return { name: nameOf(callee), receiver: null };
  return { name: nameOf(callee.property), receiver: bare(callee.object as SyntaxNode) };
}

export const isFunction = ({ type }: SyntaxNode): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** `x` of `type: 'x'` in an object; null where it has none of its own. */
export function eventType(node: SyntaxNode): string | null {
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties as SyntaxNode[])
    if (nameOf(property.key) === 'type') return textOf(bare(property.value as SyntaxNode));
  return null;
}
