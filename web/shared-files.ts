import path from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

type SharedFile = { name: string; pages: readonly string[]; least: number; sharedBy?: number }

/**
 * A module goes into the first file for which both hold: at least `least` of its `pages` need the module, and at least
 * `sharedBy` pages or late parts of the whole site do (two unless stated).
 */
const files: readonly SharedFile[] = [
  // The frame of every page, which nothing else imports.
  { name: 'site', pages: ['root', 'entry.client'], least: 1, sharedBy: 1 },
  // The bytes of these four pages are bounded: see e2e/pages/weight.spec.ts.
  {
    name: 'seekers',
    pages: [
      'home/home-page',
      'search/search-page',
      'job-ads/page/job-ad-page',
      'identity/sign-in/login-page',
    ],
    least: 2,
  },
  { name: 'home', pages: ['home/home-page'], least: 1 },
  { name: 'job-ad', pages: ['job-ads/page/job-ad-page'], least: 1 },
  { name: 'search', pages: ['search/search-page'], least: 1 },
  { name: 'forms', pages: ['identity/sign-in/login-page'], least: 1 },
  {
    name: 'company',
    pages: ['team/register-page', 'job-ads/list/job-ads-page', 'candidates/candidates-page'],
    least: 2,
  },
  { name: 'register', pages: ['team/register-page'], least: 1 },
  {
    name: 'signed-in',
    pages: [
      'candidates/candidates-page',
      'team/manage-users-page',
      'administration/administration-layout',
      'users/profile-page',
    ],
    least: 2,
  },
]

/**
 * Groups of code splitting. Without them each set of pages that share a module makes a file of its own: 33 to 103 on a
 * page, most of them smaller than the request for them. With a module goes all that it imports. See decision 96.
 * @param app folder of the pages
 */
export function sharedFiles(app: string): Group[] {
  const importsOf = rememberImports(app)
  return files.map(({ name, pages, least, sharedBy = 2 }) => ({
    debugName: name,
    name: (id, context) =>
      pages.filter((page) => importsOf(page, context).has(id)).length >= least ? name : null,
    test: (id) => !isPage(id),
    minShareCount: sharedBy,
  }))
}

/** Pages, also with the suffix that the router adds, stay in files of their own, which it fetches by name. */
const isPage = (id: string) => /(?:\/root|\/entry\.client|-page|-layout)\.tsx/.test(id)

/** All modules that a page imports, directly or not, without those that it fetches later. */
function rememberImports(app: string) {
  const known = new Map<string, ReadonlySet<string>>()
  return (page: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const found = known.get(page) ?? importsFrom(path.join(app, `${page}.tsx`), context)
    known.set(page, found)
    return found
  }
}

function importsFrom(page: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  if (!context.getModuleInfo(page)) throw new Error(`${page} is not a page`)
  const found = new Set([page])
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
