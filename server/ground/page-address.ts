import type { Locale } from '@qareeb/contract/locale'
import type { Context } from './context.ts'

/**
 * The whole address of a page in a language: for links in mails. It begins with the configured origin, never with a
 * header.
 */
export const pageAddress = ({ config }: Pick<Context, 'config'>, locale: Locale, path: string): string =>
  `${config.publicOrigin}${locale === 'en' ? '/en' : ''}${path}`
