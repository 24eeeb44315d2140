/** What the files of the wiring declare, and which actor a variable of theirs is. */
import { dirname, join } from 'node:path';
import type { ActorName } from '../../../machines/registry.ts';
import { isActor, type File } from './source.ts';
import { argumentsOf, bare, calleeOf, isNode, nameOf, nodesBelow, textOf, type SyntaxNode } from './syntax.ts';

const actorOfRef = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1).replace(/Ref$/, '');

export interface Declared {
  file: File;
  node: SyntaxNode;
}

/** What the files below `src` declare at their top, by file and name. */
export function declaredIn(files: readonly File[]): Map<File, Map<string, Declared>> {
  const all = new Map<File, Map<string, Declared>>();
  for (const file of files) {
    const found = new Map<string, Declared>();
    all.set(file, found);
    for (const statement of file.tree.body as SyntaxNode[]) {
      const node = isNode(statement.declaration) ? statement.declaration : statement;
      const several = node.type === 'VariableDeclaration' ? (node.declarations as SyntaxNode[]) : [node];
      for (const one of several) {
        const name = nameOf(one.id);
        if (name !== null && !node.type.startsWith('TS')) found.set(name, { file, node: one });
      }
    }
  }
  // What is imported is declared elsewhere.
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const [file, found] of all)
    for (const { type, source, specifiers } of file.tree.body as SyntaxNode[]) {
      const from =
        type === 'ImportDeclaration' ? byPath.get(join(dirname(file.path), textOf(source) ?? '')) : undefined;
      for (const { local, imported } of from ? (specifiers as SyntaxNode[]) : []) {
        const declared = all.get(from!)?.get(nameOf(imported) ?? '');
        if (declared) found.set(nameOf(local) ?? '', declared);
      }
    }
  return all;
}

/** The actors that a variable of that file may be: as its type says, or where it comes from; else as it is called. */
export function actorsIn(file: File): (node: SyntaxNode) => ActorName[] {
  const known = new Map<string, ActorName[]>();
  const ofType = (node: unknown): ActorName[] =>
    isNode(node)
      ? nodesBelow(node).flatMap(({ node: { type, typeName } }) => {
          const name = type === 'TSTypeReference' ? nameOf(typeName) : null;
          const actor = name?.endsWith('Ref') ? actorOfRef(name) : null;
          return isActor(actor) ? [actor] : [];
        })
      : [];
  const of = (dressed: SyntaxNode): ActorName[] => {
    const typed = dressed.type === 'TSAsExpression' ? ofType(dressed.typeAnnotation) : [];
    if (typed.length > 0) return typed;
    const node = bare(dressed);
    if (node.type === 'CallExpression') {
      const { name, receiver } = calleeOf(node);
      const [first] = argumentsOf(node);
      const asked = name === 'find' || (name === 'get' && receiver !== null) ? textOf(first) : null;
      return isActor(asked) ? [asked] : [];
    }
    const name = nameOf(node.type === 'MemberExpression' ? node.property : node);
    return known.get(name ?? '') ?? (isActor(name) ? [name] : []);
  };
  for (const { node } of nodesBelow(file.tree)) {
    const name = nameOf(node.type === 'VariableDeclarator' ? node.id : node);
    if (name === null) continue;
    const typed = ofType((node.type === 'VariableDeclarator' ? (node.id as SyntaxNode) : node).typeAnnotation);
    const found = typed.length > 0 ? typed : isNode(node.init) ? of(node.init) : [];
    if (found.length > 0 && !known.has(name)) known.set(name, found);
  }
  return of;
}
