import { directionOf } from '@qareeb/contract/locale'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type LoaderFunctionArgs,
} from 'react-router'
import { documentPerLanguage } from './i18n/document-per-language.ts'
import { LocaleContext, useLocale } from './i18n/use-phrases.ts'
import { fullReloadAroundSignIn } from './identity/google/full-reload-around-sign-in.ts'
import { PagePhrases } from './page/page-phrases.tsx'
import { requestContext } from './page/request-context.ts'
import type { RootData } from './page/root-data.ts'
import { handleOf, routeHandle } from './page/route-handle.ts'
import { SessionScript } from './session/session-script.tsx'
import { FontPreloads } from './shell/font-preloads.tsx'
import { HeadLinks } from './shell/head-links.tsx'
import { IconLinks } from './shell/icon-links.tsx'
import { Shell } from './shell/shell.tsx'
import { ThemeScript } from './shell/theme-script.tsx'
import appStyles from './app.css?url'

export { errorMeta as meta } from './shell/error-head.ts'
export { ErrorPage as ErrorBoundary } from './shell/error-page.tsx'

/** By its address: imported as styles, the first part of a page that is fetched later would fetch them once more. */
export const links = () => [{ rel: 'stylesheet', href: appStyles }]

export const middleware = [fullReloadAroundSignIn]

export const clientMiddleware = [documentPerLanguage]

export const handle = routeHandle({ phrases: ['shell', 'ui', 'units'] })

/** The values of every page: the site's own facts and the instant at which it was made. */
export function loader({ context }: LoaderFunctionArgs): RootData {
  const { site, now } = context.get(requestContext)
  return { site, now: now.toISOString() }
}

/** These facts stay as they are, and with them the frame of the page when a later step fails. */
export const shouldRevalidate = () => false

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const matches = useMatches()

  return (
    <LocaleContext value={locale}>
      <html
        lang={locale}
        dir={directionOf(locale)}
        // `ThemeScript` and `SessionScript` have written here before React compares.
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <ThemeScript />
          <SessionScript />
          <PagePhrases />
          <HeadLinks />
          {import.meta.env.SSR && <FixedLinks hasHeadline={!handleOf(matches).hasOwnFrame} />}
          <Meta />
          <Links />
        </head>
        <body className="flex min-h-dvh flex-col">
          <Shell>{children}</Shell>
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </LocaleContext>
  )
}

/**
 * The links of the document that no later navigation changes. The server alone writes them, and React leaves them in
 * place, so the scripts of the browser need not contain them.
 */
const FixedLinks = ({ hasHeadline }: { hasHeadline: boolean }) => (
  <>
    <FontPreloads hasHeadline={hasHeadline} />
    <IconLinks />
  </>
)

export default function Root() {
  return <Outlet />
}
