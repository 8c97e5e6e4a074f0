import type { Noun } from '@qareeb/content/catalogues'
import type { Shape } from '../ui/loading/page-shape.tsx'

/** A route's settings in `export const handle`. */
export type RouteHandle = {
  /** Nouns whose wording the page needs before it is shown. */
  phrases?: readonly Noun[]
  /** The page fills the window under the header, without a footer (the map). */
  fullHeight?: boolean
  /** On phones the page brings a bar of its own, and the header of the site stays away. */
  hasPhoneBar?: boolean
  /** That bar leads to the page in the other language. */
  hasLanguageInBar?: boolean
  /**
   * The page depends on its reader: it waits in the browser for the session, and has input of theirs. It keeps the
   * height of a screen, so that the footer, a short one, does not jump, and nothing covers it uninvited.
   */
  isPersonal?: boolean
  /** The page brings its own frame with navigation and `<main>`; header, footer and bottom bar of the site stay away. */
  hasOwnFrame?: boolean
  /** A desk: the page has a head of its own and all of the width; the navigation of its frame folds to a rail. */
  isDesk?: boolean
  /** A list with something open beside it: the navigation of its frame folds to a rail and leaves the page its width. */
  hasRail?: boolean
  /** The placeholder of the page before the session is known; a list by default. */
  shape?: Shape
  /** The head of the page except the title and the description from its loader. */
  hasText?: boolean
  hasActions?: boolean
}

/** Checks a route's `handle`. */
export const routeHandle = (handle: RouteHandle): RouteHandle => handle

/** The settings of the matched routes together; a page may extend those of its frame. */
export function handleOf(matches: readonly { handle?: unknown }[]): RouteHandle {
  // Every route of the site states its handle through `routeHandle`.
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined)
  return Object.assign({}, ...handles)
}

/** The nouns that the matched routes name, each once. */
export function phrasesOf(matches: readonly { handle?: unknown }[]): Noun[] {
  // Every route of the site states its handle through `routeHandle`.
  const named = matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.phrases ?? [])
  return [...new Set(named)]
}
