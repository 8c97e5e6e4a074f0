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

type UnusedFunctions = { module: string; names: readonly string[]; body: string }

/**
 * Functions that only forms of React Router (`<Form>`, `useSubmit`, `useFetcher`), `useBlocker` and server actions come
 * to; forms here call the API themselves. Those of React find and animate what stands in a `<ViewTransition>`.
 */
const unusedFunctions: readonly UnusedFunctions[] = [
  {
    module: 'react-router/dist/production/lib/router/router.js',
    names: [
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch',
      'updateBlocker',
      'discoverRoutes',
    ],
    body: `{ throw new Error('This part of React Router is left out; see leave-out.ts') }`,
  },
  {
    module: 'react-dom/cjs/react-dom-client.production.js',
    names: [
      'startViewTransition',
      'applyViewTransitionName',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
    ],
    // React asks some of them whether there is anything to do; there never is.
    body: '{}',
  },
]

/** Leaves those parts out of what browsers download: 7 KB of every page. The build fails if one is missing. */
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
    transform(code, id) {
      const unused = unusedFunctions.find(({ module }) => id.endsWith(module))
      if (!unused) return undefined
      const functions = functionsIn(this.parse(code)).filter(({ name }) => unused.names.includes(name))
      for (const { name } of functions) found.add(name)
      return replaceBodies(code, functions, unused.body)
    },
    buildEnd(error) {
      const wanted = [...Object.keys(unusedParts), ...unusedFunctions.flatMap(({ names }) => names)]
      const missing = wanted.filter((part) => !found.has(part))
      if (!error && missing.length > 0)
        this.error(`React or React Router has no ${missing.join(', ')} any more; see leave-out.ts`)
    },
  }
}

type NamedFunction = { name: string; body: { start: number; end: number } }

/** Every function declaration of a program, however deep. */
function functionsIn(node: unknown): NamedFunction[] {
  if (Array.isArray(node)) return node.flatMap(functionsIn)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(functionsIn)
  return isNamedFunction(node) ? [{ name: node.id.name, body: node.body }, ...inside] : inside
}

type FunctionNode = { type: 'FunctionDeclaration'; id: { name: string }; body: NamedFunction['body'] }

/** Nodes of the parser, by the ESTree standard. */
const isNamedFunction = (node: object): node is FunctionNode =>
  'type' in node && node.type === 'FunctionDeclaration' && 'id' in node && node.id !== null

/** From the last to the first, so that the places of the others stay. */
const replaceBodies = (code: string, functions: readonly NamedFunction[], replacement: string) =>
  functions
    .toSorted((one, other) => other.body.start - one.body.start)
    .reduce((text, { body }) => text.slice(0, body.start) + replacement + text.slice(body.end), code)
