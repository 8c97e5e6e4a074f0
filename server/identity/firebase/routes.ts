import { exchangeFirebaseToken as exchangeFirebaseTokenEndpoint } from '@qareeb/contract/identity'
import { on } from '../../platform/http/on.ts'
import { keepBrowser, newBrowser, readBrowser } from '../google/browser-cookie.ts'
import { withBrowser } from '../session/known-browser.ts'
import { keepCredential } from '../session/refresh-cookie.ts'
import { exchangeFirebaseToken } from './exchange-firebase-token.ts'

export const firebaseRoutes = [
  on(exchangeFirebaseTokenEndpoint, async (context, { body }, exchange) => {
    const browser = readBrowser(context, exchange.header('cookie')) ?? newBrowser()
    const signedIn = await exchangeFirebaseToken(withBrowser(context, exchange), { ...body, browser })
    return keepCredential(context, exchange, keepBrowser(context, exchange, { signedIn, browser }))
  }),
]
