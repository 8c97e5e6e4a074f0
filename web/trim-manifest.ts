import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

type Route = { module: string; imports?: string[]; css?: string[] } & Record<string, unknown>
type Manifest = { routes: Record<string, Route> }

/**
 * Pages whose links fetch ahead when somebody points at them (`prefetch` in `web/app/job-ads/job-ad-card.tsx`): for
 * these alone the browser looks up what a module imports. The server has a table of its own.
 */
const fetchedAhead = /^job-ad-/

/**
 * Takes out of the table of routes, which every page carries, what no browser reads: the imports of modules, and what
 * is empty or not so.
 * @param folder the client's build
 */
export function trimManifest(folder: string): Plugin {
  return {
    name: 'trim-manifest',
    apply: 'build',
    // The table is written while the server's part is built.
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const assets = path.join(folder, 'assets')
        const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
        if (!name) throw new Error('React Router has written no table of routes')
        const file = path.join(assets, name)
        await writeFile(file, trimmed(await readFile(file, 'utf8')))
      },
    },
  }
}

/** The script with a shorter table. @throws where it is not written as expected */
export function trimmed(script: string): string {
  const [, before, json, after] =
    /^(\s*window\.__reactRouterManifest\s*=\s*)(\{.*\})(;?\s*)$/s.exec(script) ?? []
  if (!before || !json) throw new Error('React Router writes its table of routes in another way now')
  // `@react-router/dev` writes it so; a page of the journeys that could not be reached would show a change.
  const manifest = JSON.parse(json) as Manifest
  // Styles that a script of every page brings would be fetched a second time by its first part that comes later.
  if (manifest.routes['root']?.css?.length)
    throw new Error('The root has styles besides those of its `links`')
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    id === 'root' ? route : shortened(id, route),
  ])
  return before + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + (after ?? '')
}

function shortened(id: string, { imports, css, ...facts }: Route) {
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== false)),
    ...(fetchedAhead.test(id) && { imports }),
    ...(css?.length && { css }),
  }
}
