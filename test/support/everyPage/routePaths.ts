/** The paths of the portal's routes, read from the sources: the router itself only knows routes that were loaded. */

const token = /[{}]|\bpath: '([^']*)'|\b(?:lazy|loader|Component):/g;

interface Open {
  path: string | null;
  isPage: boolean;
  hasChildren: boolean;
}

/** A route that only holds others (`profile`) is no page. */
export function routePathsIn(source: string): string[] {
  const found: string[] = [];
  const open: Open[] = [];
  for (const [text, path] of source.matchAll(token)) {
    const current = open.at(-1);
    if (text === '{') open.push({ path: null, isPage: false, hasChildren: false });
    else if (text === '}') {
      const closed = open.pop();
      if (closed?.path === null || closed === undefined) continue;
      const above = open.flatMap((one) => one.path ?? []);
      if (closed.isPage || !closed.hasChildren) found.push(`/${[...above, closed.path].filter(Boolean).join('/')}`);
      const parent = open.findLast((one) => one.path !== null);
      if (parent) parent.hasChildren = true;
    } else if (current && path !== undefined) current.path = path;
    else if (current && text.startsWith('lazy')) current.isPage = true;
  }
  return found;
}
