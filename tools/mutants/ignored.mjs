/** What is only read by people who look at the source or the drawings, and by the compiler. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const keyOf = (node) =>
  node.type === 'ObjectProperty' && !node.computed ? (node.key.name ?? node.key.value) : undefined;

const calls = (node, names) => node?.type === 'CallExpression' && names.includes(node.callee?.name);

const onlyDescribes = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.length > 0 && properties.every((one) => keyOf(one) === 'description');

const definesChart = ({ type, callee }) =>
  type === 'CallExpression' &&
  ['createMachine', 'createStateConfig'].includes(
    callee.type === 'MemberExpression' ? callee.property.name : callee.name,
  );

/** What a chart is made of; the guards and actions that stand in it are functions, and run. */
function isOfChart(path) {
  for (let at = path; at !== null; at = at.parentPath) {
    if (at.isFunction()) return false;
    if (at.parent && definesChart(at.parent) && at.listKey === 'arguments') return true;
  }
  return false;
}

/** What is left out is left out with all that is in it. */
function holdsFunction(path) {
  let holds = false;
  path.traverse({
    Function(inner) {
      holds = true;
      inner.stop();
    },
  });
  return holds;
}

/** @param {{ node: any, parent: any, parentPath: any }} path */
function reasonFor(path) {
  const { node, parent, parentPath } = path;
  if (process.env['MUTANTS_CHARTS'] !== 'yes' && isOfChart(path) && !holdsFunction(path))
    return 'Asked of the laws (npm run mutants:laws).';
  if (keyOf(node) === 'description') return 'Words for the drawing of the machine.';
  if (onlyDescribes(node)) return 'Words for the drawing of the machine.';
  if (keyOf(node) === 'types' && calls(parentPath?.parent, ['setup', 'createMachine']))
    return 'Types for the compiler.';
  if (calls(parent, ['promiseActor', 'callbackActor']) && parent.arguments.includes(node))
    return 'Said only to whoever forgets to provide the actor.';
  if (calls(parent, ['required']) && parent.arguments[1] === node) return 'Said only to whoever programs.';
  if (node.type === 'NewExpression' && node.callee?.name === 'Error' && parent?.type === 'ThrowStatement')
    return 'Said only to whoever programs.';
  return undefined;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore: (path) => reasonFor(path) }),
];
