import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { phrasesScript } from './i18n/phrases-file.server.ts'
import { NonceContext } from './page/early-script.tsx'
import { withLateScripts } from './page/late-scripts.ts'
import { PhrasesScriptContext } from './page/page-phrases.tsx'
import { requestContext } from './page/request-context.ts'
import { phrasesOf } from './page/route-handle.ts'

/** Milliseconds after which a page that still waits for data is sent as far as it is. */
export const streamTimeout = 5000

/** Renders a page. Everything is loaded before the first byte, so the whole document leaves at once. */
// oxlint-disable-next-line max-params -- React Router calls it so
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, locale, reportError } = context.get(requestContext)
  const nouns = phrasesOf(entry.staticHandlerContext.matches.map(({ route }) => route))
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <PhrasesScriptContext value={phrasesScript(locale, nouns)}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </PhrasesScriptContext>
      </NonceContext>,
      {
        nonce,
        // React would put everything after 12 KB behind a script, which not every reader runs.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timeout)
          for (const error of errors) reportError(error)
          const document = new PassThrough()
          resolve(
            text(document).then((html) => new Response(withLateScripts(html, nonce), { status, headers })),
          )
          pipe(document)
        },
        // React Router reports the error of a rejection, and answers with the error page.
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError: (error) => void errors.push(error),
      },
    )
    const timeout = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Hands over what broke in a loader or while rendering, unless the reader simply went away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).reportError(error)
}
