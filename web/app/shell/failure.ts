import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '../http/api.ts'
import { ConnectionError } from '../http/browser-transport.ts'

/** The text of a page that cannot be shown. */
export type Failure = {
  kind: 'notFound' | 'offline' | 'notLoaded' | 'unexpected'
  code?: string | undefined
  /** The API's own message for the reader, in their language. */
  message?: string | undefined
}

/**
 * Chooses the message for an error that reached the page. A refusal of the API names its code; a failed download of
 * data or code means that the page could not load.
 */
export function describeFailure(error: unknown, isOnline: boolean): Failure {
  if (error instanceof ApiError) return describeRefusal(error)
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { kind: 'notFound' }
    const code: unknown = error.data?.code
    return { kind: 'unexpected', code: typeof code === 'string' ? code : String(error.status) }
  }
  if (!isOnline) return { kind: 'offline' }
  return isDownloadError(error) ? { kind: 'notLoaded' } : { kind: 'unexpected' }
}

function describeRefusal({ status, body }: ApiError): Failure {
  if (status === 404) return { kind: 'notFound' }
  return { kind: 'unexpected', code: body?.code ?? String(status), message: body?.message }
}

/** Browsers word a failed `fetch` or `import()` differently; each throws a TypeError. */
const isDownloadError = (error: unknown) =>
  error instanceof ConnectionError ||
  (error instanceof TypeError && /fetch|load|network|dynamically imported|module/i.test(error.message))
