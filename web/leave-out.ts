import type { Plugin } from 'vite'

/**
 * Parts of React Router that run only when a site asks for them, and this one does not, yet no bundler can tell:
 * hooks for measuring (`instrumentations`), and the discovery of routes while one browses, which `routeDiscovery` in
 * react-router.config.ts turns off. What the rest calls of them stays, and does what it does when they are off.
 */
const unusedParts: Record<string, string> = {
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentationResultMetaContext = undefined`,
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getPathsWithAncestors = () => []
    export const getManifestPath = () => ''
    export const handleClientVersionMismatch = async () => false`,
}

/** Leaves those parts out of what browsers download: 2.4 KB of every page. The build fails if one is missing. */
export function leaveOut(): Plugin {
  const found = new Set<string>()
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(unusedParts).find((name) =>
        id.endsWith(`react-router/dist/production/${name}`),
      )
      if (part) found.add(part)
      return part && unusedParts[part]
    },
    buildEnd(error) {
      const missing = Object.keys(unusedParts).filter((part) => !found.has(part))
      if (!error && missing.length > 0)
        this.error(`React Router has no ${missing.join(', ')} any more; see leave-out.ts`)
    },
  }
}
