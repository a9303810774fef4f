import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env['SABOTEUR_SERVER'] ?? 'http://127.0.0.1:8000'

/** Translators read the comments in the languages' files; nobody has to download them. */
const withoutComments = {
  name: 'without-comments',
  enforce: 'pre' as const,
  load(id: string): string | undefined {
    if (!id.endsWith('.ftl?raw')) return undefined
    const text = readFileSync(id.slice(0, -'?raw'.length), 'utf-8')
    return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ''))}`
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutComments],
  // Browser code paths of Svelte also under vitest.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The languages' files lie beside the Python sources, which read them too.
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // No cache of modules: it does not notice new files in import.meta.glob, and the tests of languages live by that.
  // Machines are shared: a test that takes long there is not at fault.
  test: { fsModuleCache: false, testTimeout: 30_000, environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/testing.ts'] },
}))
