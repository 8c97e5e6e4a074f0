import type { Locale } from '@qareeb/contract/locale'
import { createContext } from 'react-router'
import { bindCall, type BoundCall, type Transport } from '../http/api.ts'
import { localeOf } from '../paths.ts'

/** The site's own facts on the pages. Links without a value are not shown. */
export type Site = {
  /** `https://qareeb.example`: the beginning of canonical addresses. */
  origin: string
  name: { ar: string; en: string }
  supportEmail: string
  links: { readonly [Link in SiteLink]?: string | undefined }
  /** Address of a MapLibre style; the site brings its own map when there is none. */
  mapStyleUrl?: string | undefined
  /** The project that gets views of pages from browsers whose reader has agreed. */
  postHog?: { key: string; host: string } | undefined
}

export type SiteLink = 'appStore' | 'playStore' | 'x' | 'instagram' | 'linkedin' | 'facebook'

/** The server's values for each request for a page. */
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
  /** Receives errors of rendering; the reader sees the general error page. */
  reportError: (error: unknown) => void
}

export type RequestContext = Omit<PageServices, 'api' | 'now'> & {
  locale: Locale
  now: Date
  call: BoundCall
  /** A browser with one open page asks for the data of the next, and not for a document. */
  isStep: boolean
}

export const requestContext = createContext<RequestContext>()

/** The request for loaders and the document: one instant, one language, and the API. */
export function makeRequestContext(
  request: Request,
  { api, now, ...services }: PageServices,
): RequestContext {
  const { pathname } = new URL(request.url)
  const locale = localeOf(pathname.replace(/\.data$/, ''))
  const isStep = pathname.endsWith('.data')
  return { ...services, locale, now: now(), call: bindCall(api, locale), isStep }
}
