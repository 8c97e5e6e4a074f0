import type { LoaderFunctionArgs } from 'react-router'
import { findPhrasesFile } from './phrases-file.server.ts'

const kept = 'public, max-age=31536000, immutable'

/**
 * Answers the wording of a page. Another version than the one that is asked for belongs to a process with other texts,
 * while a new release is put in place: its wording is of use, and is not kept.
 */
export function loader({ params: { locale, nouns, version } }: Pick<LoaderFunctionArgs, 'params'>) {
  const file = findPhrasesFile(locale, nouns)
  if (!file) return new Response(null, { status: 404 })

  return new Response(file.json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': file.version === version ? kept : 'no-store',
    },
  })
}
