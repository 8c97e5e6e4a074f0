import type { SendRequest } from './api.ts'

type Sending = {
  method: string
  headers: Record<string, string>
  body?: XMLHttpRequestBodyInit
  signal: AbortSignal
  /** Called with the number of sent bytes and of all bytes. */
  onSent: (bytes: number, all: number) => void
}

/**
 * Sends a body and reports its progress. `fetch` reports none, so this is an XMLHttpRequest.
 * @throws the reason of the signal when it is aborted; an error when no answer comes
 */
export function sendBody(
  url: string,
  { method, headers, body, signal, onSent }: Sending,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const end = () => request.abort()
    const settle = (outcome: () => void) => {
      signal.removeEventListener('abort', end)
      outcome()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total))
    const answer = () => ({ status: request.status, body: request.responseText })
    request.addEventListener('load', () => settle(() => resolve(answer())))
    request.addEventListener('error', () => settle(() => reject(new TypeError('There was no answer.'))))
    request.addEventListener('abort', () => settle(() => reject(signal.reason)))
    signal.addEventListener('abort', end)

    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}

/** Sends a call and reports how much of its body was sent, from 0 to 1. */
export const sendWithProgress =
  (onSent: (share: number) => void): SendRequest =>
  (path, request) =>
    sendBody(path, { ...request, onSent: (bytes, all) => onSent(bytes / all) })
