const ROUTER = /^react-router(?:\/dom)?$/;

/**
 * react-router's package names only its development build, for pages too; the one for production stands beside it, and
 * is without the warnings for those who write routes.
 * @returns {import('vite').Plugin}
 */
export function productionRouter() {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: ROUTER },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}
