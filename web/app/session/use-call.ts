import type { Locale } from '@qareeb/contract/locale'
import { bindCall, type BoundCall } from '../http/api.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import { sessionTransport } from './session-transport.ts'

const calls = { ar: bindCall(sessionTransport, 'ar'), en: bindCall(sessionTransport, 'en') }

/** `call(endpoint, input)` from the browser, answered in a language; for loaders that run there. */
export const browserCall = (locale: Locale): BoundCall => calls[locale]

/** The same in the language of the page. The same function on every render. */
export const useCall = (): BoundCall => browserCall(useLocale())
