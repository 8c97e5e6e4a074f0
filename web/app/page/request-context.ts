import type { Locale } from '@qareeb/contract/locale'
import { createContext } from 'react-router'
import { bindCall, type BoundCall, type Transport } from '../http/api.ts'
import { localeOf } from '../paths.ts'

/** What the pages say of the site itself. Links without a value are not shown. */
export type Site = {
  /** `https://qareeb.example`: what canonical addresses begin with. */
  origin: string
  name: { ar: string; en: string }
  supportEmail: string
  links: { readonly [Link in SiteLink]?: string | undefined }
  /** Address of a MapLibre style; the site brings its own map when there is none. */
  mapStyleUrl?: string | undefined
}

export type SiteLink = 'appStore' | 'playStore' | 'x' | 'instagram' | 'linkedin' | 'facebook'

/** What the server passes with each request for a page. */
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
  /** Receives what broke while a page was made; the reader sees the general error page. */
  reportError: (error: unknown) => void
}

export type RequestContext = Omit<PageServices, 'api' | 'now'> & {
  locale: Locale
  now: Date
  call: BoundCall
  /** A browser that shows one page asks for what it needs of the next, and not for a document. */
  isStep: boolean
}

export const requestContext = createContext<RequestContext>()

/** What loaders and the document see of a request: one instant, one language, and the API. */
export function makeRequestContext(
  request: Request,
  { api, now, ...services }: PageServices,
): RequestContext {
  const { pathname } = new URL(request.url)
  const locale = localeOf(pathname.replace(/\.data$/, ''))
  const isStep = pathname.endsWith('.data')
  return { ...services, locale, now: now(), call: bindCall(api, locale), isStep }
}
