/** What is only read by people who look at the source or the drawings, and by the compiler. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const keyOf = (node) =>
  node.type === 'ObjectProperty' && !node.computed ? (node.key.name ?? node.key.value) : undefined;

const calls = (node, names) => node?.type === 'CallExpression' && names.includes(node.callee?.name);

const onlyDescribes = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.length > 0 && properties.every((one) => keyOf(one) === 'description');

/** @param {{ node: any, parent: any, parentPath: any }} path */
function reasonFor({ node, parent, parentPath }) {
  if (keyOf(node) === 'description') return 'Words for the drawing of the machine.';
  if (onlyDescribes(node)) return 'Words for the drawing of the machine.';
  if (keyOf(node) === 'types' && calls(parentPath?.parent, ['setup', 'createMachine']))
    return 'Types for the compiler.';
  if (calls(parent, ['promiseActor', 'callbackActor']) && parent.arguments.includes(node))
    return 'Said only to whoever forgets to provide the actor.';
  if (node.type === 'NewExpression' && node.callee?.name === 'Error' && parent?.type === 'ThrowStatement')
    return 'Said only to whoever programs.';
  return undefined;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore: (path) => reasonFor(path) }),
];
