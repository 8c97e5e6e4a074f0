import { data, type LoaderFunctionArgs } from 'react-router'
import { loadedPhrases } from '../i18n/load-phrases.ts'
import { pageMeta } from '../page/page-head.ts'
import { requestContext } from '../page/request-context.ts'
import { NotFoundMessage } from './not-found-message.tsx'

/** Answers every address that no page has. */
export function loader({ context }: LoaderFunctionArgs) {
  const { locale } = context.get(requestContext)
  return data(
    { head: { title: loadedPhrases(locale, 'shell').pageNotFound, noindex: true } },
    { status: 404 },
  )
}

export const meta = pageMeta

export default NotFoundMessage
