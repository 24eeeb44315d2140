/** What a browser below the floor shows: not an error that trying again cannot help, but what to do, in both languages. */
import { test } from './support/test.ts';

test('an old WebKit is told to update, in both languages', async ({ view, engine, stack }) => {
  await engine.open(`${stack.portalOrigin}/?lang=en`);
  await view.see({ role: 'heading', name: 'Please update your browser' });
  await view.see({ role: 'heading', name: 'يرجى تحديث المتصفح' });
});
