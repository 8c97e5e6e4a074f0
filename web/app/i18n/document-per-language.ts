import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { localeOf } from '../paths.ts'

/**
 * Loads a whole document for a page in the other language, also after signing in or by a link in a text: a document
 * has the words, the direction and the fonts of one language.
 */
export const documentPerLanguage: MiddlewareFunction = ({ url }, next) => {
  if (localeOf(url.pathname) !== localeOf(location.pathname)) throw redirectDocument(url.href)
  return next()
}
