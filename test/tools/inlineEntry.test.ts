/** The portal's entry is inlined in the document: it does the same there as in a file of its own. */
import { expect, test } from 'vitest';
import { saidInDocument } from '../../tools/build/inlineEntry.ts';

test('its neighbours are found from every page', () => {
  const code = 'import{a as b}from"./first-B_9-x.js";const c=()=>import(`./begin-1.js`);d("./photo.jpg","assets/e.js")';
  expect(saidInDocument(code)).toBe(
    'import{a as b}from"/assets/first-B_9-x.js";const c=()=>import(`/assets/begin-1.js`);d("./photo.jpg","assets/e.js")',
  );
});

test('nothing in it ends it', () => {
  expect(saidInDocument('a("</script>")')).toBe('a("<\\/script>")');
});
