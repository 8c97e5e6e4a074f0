import type { MetaDescriptor } from 'react-router'
import { loadedPhrases } from '../i18n/load-phrases.ts'
import { localeOf } from '../paths.ts'
import { describeFailure } from './failure.ts'

type ErrorMetaArguments = { error?: unknown; location: { pathname: string } }

/** The `meta` of a page that could not be made: the text of the error page, and nothing for search engines. */
export function errorMeta({ error, location: { pathname } }: ErrorMetaArguments): MetaDescriptor[] {
  if (error === undefined) return []
  const t = loadedPhrases(localeOf(pathname), 'shell')
  const isUnknown = describeFailure(error, true).kind === 'notFound'
  return [{ title: isUnknown ? t.pageNotFound : t.pageNotLoaded }, { name: 'robots', content: 'noindex' }]
}
