/** The inspector's page lies beside its code and is served as `/inspector.html`, by the development server as well. */
import type { Plugin } from 'vite';

export const inspectorSource = 'src/inspect/inspector.html';
const served = 'inspector.html';

export function inspectorPage(): Plugin {
  return {
    name: 'inspector-page',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === `/${served}`) request.url = `/${inspectorSource}`;
        next();
      });
    },
    generateBundle(_options, bundle) {
      const page = bundle[inspectorSource];
      if (page?.type !== 'asset') throw new Error(`The build holds no ${inspectorSource}.`);
      Reflect.deleteProperty(bundle, inspectorSource);
      this.emitFile({ type: 'asset', fileName: served, source: page.source });
    },
  };
}
