import type { Import } from './list-imports.ts'

/** A wall: files that match `files` may not import a target for which `refuses` returns true. */
export type Rule = { reason: string; files: RegExp; refuses: (target: string, file: string) => boolean }

const workspace = /^(contract|content|reference|demo|server|web|e2e|bench|integrations|scripts)\//

/** Targets inside the checkout, besides those that match. */
const ownExcept = (allowed: RegExp) => (target: string) => workspace.test(target) && !allowed.test(target)

const matching = (refused: RegExp) => (target: string) => refused.test(target)

/** Nouns of the server. Each may import those before it; types count. */
export const serverNouns = [
  'audit',
  'files',
  'identity',
  'vocabulary',
  'job-ads',
  'search',
  'candidates',
  'organizations',
  'organization-locations',
  'team',
  'favorites',
  'users',
  'administration',
  'analytics',
  'health',
  'mailbox',
  'blog',
  'api-document',
  'website',
  'demo-data',
] as const

/** Folders of the site. Each may import those before it; types count. */
export const siteNouns = [
  'i18n',
  'ui',
  'http',
  'page',
  'session',
  'data',
  'workspace',
  'forms',
  'map',
  'files',
  'identity',
  'applying',
  'audit',
  'favorites',
  'job-ads',
  'search-box',
  'search',
  'favorites-page',
  'home',
  'reading',
  'blog',
  'legal',
  'applications',
  'candidates',
  'organizations',
  'organization-locations',
  'job-ad-form',
  'team',
  'users',
  'shell',
  'dashboard',
  'administration',
] as const

const serverNoun = new RegExp(`^server/(${serverNouns.join('|')})/`)

/** True when a file lies in an earlier folder of the list than its target. */
const isBelow = (root: string, nouns: readonly string[]) => (target: string, file: string) => {
  const rankOf = (of: string) => nouns.findIndex((noun) => of.startsWith(`${root}/${noun}/`))
  return rankOf(target) > rankOf(file)
}

/** Every wall of the tree. `scripts/imports/rules.test.ts` seeds a violation of each. */
export const rules = {
  contract: {
    reason: 'The contract imports only zod/mini: pages carry all of it to every visitor.',
    files: /^contract\//,
    refuses: (target) => target !== 'zod/mini' && !target.startsWith('contract/'),
  },
  content: {
    reason: 'Words import only the contract, so that server, pages and tests can use them.',
    files: /^content\//,
    refuses: (target) => !/^(contract|content)\//.test(target),
  },
  reference: {
    reason: 'Reference data import only the contract, so that server, pages and tests can use them.',
    files: /^reference\//,
    refuses: (target) => !/^(contract|reference)\//.test(target),
  },
  demo: {
    reason: 'The demo country imports only the contract and reference data; the server loads it.',
    files: /^demo\//,
    refuses: ownExcept(/^(contract|reference|demo)\//),
  },
  serverWithoutSite: {
    reason: 'The server mounts the built site and imports nothing of it.',
    files: /^server\//,
    refuses: matching(/^web\//),
  },
  ground: {
    reason: 'Platform and ground know no noun and nothing that imports one.',
    files: /^server\/(platform|ground)\//,
    refuses: (target) => target.startsWith('server/') && !/^server\/(platform|ground)\//.test(target),
  },
  serverNouns: {
    reason: 'Nouns of the server go one way: a noun imports only those before it in `serverNouns`.',
    files: serverNoun,
    refuses: isBelow('server', serverNouns),
  },
  roof: {
    reason: 'Only the roof imports the roof: app, services and tasks gather the nouns.',
    files: /^server\/[a-z-]+\//,
    refuses: (target, file) =>
      /^server\/[a-z-]+\.ts$/.test(target) && !/^server\/(testing|demo-data|api-document)\//.test(file),
  },
  queries: {
    reason: 'Call the use cases and rules of another noun; its tables are its own.',
    files: serverNoun,
    refuses: (target, file) => {
      const noun = /^server\/([a-z-]+)\/(?:.+\/)?queries(?:\.ts$|\/)/.exec(target)?.[1]
      const isShared = noun === 'platform' || noun === 'ground' || file.startsWith('server/demo-data/')
      return noun !== undefined && !isShared && !file.startsWith(`server/${noun}/`)
    },
  },
  searchEngine: {
    reason:
      'Find ads through `searchJobAds` and change them through `reindexJobAd`: only search knows its engine.',
    files: /^server\/(?!search\/|testing\/search\/)/,
    refuses: matching(/^server\/search\/engine\//),
  },
  testing: {
    reason: 'The product uses nothing that is made for tests.',
    files: /^server\/(?!testing\/|.*\/authorization-cases\.ts$)/,
    refuses: matching(/^server\/testing\//),
  },
  authorizationCases: {
    reason: 'Cases of the authorization matrix are tests: only their list imports them.',
    files: /^server\/(?!testing\/authorization\/)/,
    refuses: matching(/\/authorization-cases\.ts$/),
  },
  fastify: {
    reason: 'HTTP belongs to routes, platform and app: a use case can be called without it.',
    files: /^server\/(?!(app\.ts$|platform\/|testing\/|.*\/routes\.ts$))/,
    refuses: matching(/^fastify$/),
  },
  pg: {
    reason: 'Use the Database of the context: it has the transaction and its scope.',
    files: /^server\/(?!(platform|testing|demo-data)\/|.*\/queries(\.ts$|\/))/,
    refuses: matching(/^(pg|kysely)$/),
  },
  site: {
    reason: 'The site is a client of the public API and has no other door.',
    files: /^web\//,
    refuses: matching(/^server\//),
  },
  zod: {
    reason: 'Use zod/mini: the whole of zod weighs four times as much.',
    files: /^web\//,
    refuses: matching(/^zod$/),
  },
  siteNouns: {
    reason: 'Folders of the site go one way: one imports only those before it in `siteNouns`.',
    files: new RegExp(`^web/app/(${siteNouns.join('|')})/`),
    refuses: isBelow('web/app', siteNouns),
  },
  widgets: {
    reason: 'Widgets know nothing of the site; pass what they show.',
    files: /^web\/app\/ui\//,
    refuses: ownExcept(/^(web\/app\/(ui|i18n)\/|contract\/(locale|text\/initials)\.ts$)/),
  },
  journeys: {
    reason: 'Journeys speak only to a running site, as a person does.',
    // Starts a service of the tests beside the site.
    files: /^e2e\/(?!translation-server\.ts$)/,
    refuses: matching(/^(server|web)\//),
  },
} satisfies Record<string, Rule>

/** Imports that a rule refuses, as `file imports target: reason`. */
export const findViolations = (
  imports: readonly Import[],
  walls: Readonly<Record<string, Rule>> = rules,
): string[] =>
  Object.values(walls).flatMap(({ reason, files, refuses }) =>
    imports
      .filter(({ file, target }) => files.test(file) && refuses(target, file))
      .map(({ file, target }) => `${file} imports ${target}: ${reason}`),
  )
