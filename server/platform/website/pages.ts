import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteConfig } from '../../ground/config.ts'
import type { Transport } from './inside-transport.ts'

/** The site's data that pages show. */
export type Site = SiteConfig & {
  /** `https://jobs.example`: the beginning of canonical addresses. */
  origin: string
}

/** The context that the server passes with each request for a page. */
export type PageServices = {
  /** Carries a call to the API in the same process, as the person who asked for the page. */
  api: Transport
  /** Allows the page's own scripts under the Content-Security-Policy of this answer. */
  nonce: string
  site: Site
  /** The pages on which people sign in let a third party in; others are documents of their own then. */
  isSignInApart: boolean
  /** The only clock. */
  now: () => Date
  /** Receives what broke while a page was made. */
  reportError: (error: unknown) => void
}

/** The server's interface to the site: `handle` of `web/app/handler.ts`. */
export type Handle = (request: Request, services: PageServices) => Promise<Response>

/** The site, built or under development. */
export type Pages = {
  handle: Handle
  /** Folder of the built files that a browser fetches by their names. */
  files?: string
  /** The script of the built service worker. */
  serviceWorker?: string
  /** Answers what the tools of development serve themselves; calls `next` for the rest. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}
