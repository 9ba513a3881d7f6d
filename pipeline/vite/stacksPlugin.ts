import type { Plugin } from 'vite';
import { buildStacks } from '../stack/buildStacks.ts';

/** `virtual:stacks` says what edited code runs on and where it lies; the plugin puts it there. */
export function stacksPlugin(repository: string): Plugin {
  return {
    name: 'site:stacks',
    resolveId: { filter: { id: /^virtual:stacks$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:stacks$/ },
      async handler() {
        const { list, files } = await buildStacks(repository);
        if (this.environment.mode === 'build')
          for (const [address, source] of Object.entries(files))
            this.emitFile({ type: 'asset', fileName: address.slice(1), source });
        return `export default ${JSON.stringify(list)}`;
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        if (!address.startsWith('/assets/')) return next();
        buildStacks(repository).then(({ files }) => {
          const text = files[address];
          if (text === undefined) return next();
          const type = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
          const extension = address.split('.').at(-1) as keyof typeof type;
          response.setHeader('Content-Type', `${type[extension]}; charset=utf-8`);
          response.end(text);
        }, next);
      });
    },
  };
}
