import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import { API_PATHS } from './src/api/http/links.ts';
import { OPERATIONS } from './src/api/operations.ts';
import { config } from './src/config.ts';
import { BODY_BYTES } from './src/limits.ts';
import { publicPathsInDevelopment } from './src/public-paths-in-development.ts';
import { BUNDLES } from './src/site/script-bundles.ts';

const COMPUTED = OPERATIONS.filter(({ answer }) => answer !== undefined).map(({ path }) => path);

/** Leads to one file what is computed on request: the paths are those of the table of operations, and MCP's. */
const computedRoutes = {
  name: 'computed-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const pattern of new Set([...COMPUTED, API_PATHS.mcp]))
        injectRoute({ pattern, entrypoint: './src/pages/_respond.ts', prerender: false });
    },
  },
};

export default defineConfig({
  site: config().baseUrl,
  output: 'static',
  // The origin stands in front and serves the files itself: the adapter only answers on-demand routes.
  adapter: node({ mode: 'middleware', bodySizeLimit: BODY_BYTES }),
  integrations: [computedRoutes, publicPathsInDevelopment()],
  session: false,
  // A cross-site POST is welcome here, and a wrong media type must be a 415, not a 403.
  security: { checkOrigin: false },
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Scripts stay files: the pages' policy allows no inline ones.
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: BUNDLES } } } } },
    },
    ssr: { external: ['@resvg/resvg-js'] },
    // Wireit keeps what it has built, 36,000 files a build: `npm run dev` would first look at each of them.
    server: { watch: { ignored: ['**/.wireit/**', '**/dist/**'] } },
  },
  devToolbar: { enabled: false },
});
