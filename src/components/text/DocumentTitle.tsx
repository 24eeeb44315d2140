import { useLayoutEffect, useState } from 'react';
import { holdTitle } from '../../adapters/device/documentTitle.ts';

/** The title of the document for as long as this is there. */
export function DocumentTitle({ text }: { text: string }) {
  const [title] = useState(holdTitle);
  // Two effects: what says something else keeps its place.
  useLayoutEffect(() => title.show(text), [title, text]);
  useLayoutEffect(() => () => title.close(), [title]);
  return null;
}
