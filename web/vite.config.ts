import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { drawings } from './drawings.ts'
import { words } from './words.ts'

const server = process.env['SABOTEUR_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(), drawings()],
  // Browser code paths of Svelte also under vitest.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entrance is one file: each request is one more time to wait. The server names the words beside it (http/pages.py).
        codeSplitting: { groups: [{ name: 'start', test: /src\/main\.ts$/ }] },
        chunkFileNames: ({ moduleIds }) => {
          const words = /virtual:words\/(\w+)\/([\w-]+)$/.exec(moduleIds.length === 1 ? moduleIds[0]! : '')
          return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : 'assets/[name]-[hash].js'
        },
      },
    },
  },
  // The languages' files lie beside the Python sources, which read them too.
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // No cache of modules: it does not notice new files in import.meta.glob, and the tests of languages live by that.
  // One page for all files of a worker, which src/testing.ts clears: a new one for each would take two thirds of the time.
  // Machines are shared: a test that takes long there is not at fault.
  test: { fsModuleCache: false, isolate: false, testTimeout: 30_000, environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/testing.ts'] },
}))
