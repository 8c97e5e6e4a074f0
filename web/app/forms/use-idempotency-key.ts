import { useRef } from 'react'

/**
 * Names a request, so that sending it again after a lost answer does nothing twice. Another body is another request.
 * @returns makes the headers for a body
 */
export function useIdempotencyKey(): (body: unknown) => Record<string, string> {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.body) last.current = { body: text, key: crypto.randomUUID() }
    return { 'idempotency-key': last.current.key }
  }
}
