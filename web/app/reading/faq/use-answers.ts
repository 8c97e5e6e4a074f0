import { useMemo } from 'react'
import { htmlOf } from '../html-of.ts'
import type { TextSection } from '../page-text.server.ts'

/** The questions with their answers, which the first page of a document has in its markup alone. */
export const useAnswers = (groups: TextSection[]): TextSection[] =>
  useMemo(
    () =>
      groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, html: htmlOf(item) })),
      })),
    [groups],
  )
