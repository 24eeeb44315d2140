/** One portal with one sandbox, in memory, on free ports; tells its parent where they are and ends with it. */
import { startStack } from '../../../tools/serve/stack.ts';
import { template } from '../../sandbox/support/template.ts';

const stack = await startStack({
  port: 0,
  sandboxPort: 0,
  data: 'memory',
  mode: 'preview',
  template: await template(),
});
await stack.ready;
const end = (): void => void stack.close().finally(() => process.exit(0));
if (process.connected) {
  process.once('disconnect', end);
  process.send?.({ portalOrigin: stack.portalOrigin, sandboxOrigin: stack.sandboxOrigin });
  // The caller has given up meanwhile.
} else end();
