import { holdsWords } from '../../holds-words.ts'
import type { TextSection } from '../page-text.server.ts'

/** The groups that hold a question with every typed word in it or in its answer; all of them when nothing is typed. */
export function findQuestions(groups: readonly TextSection[], typed: string): TextSection[] {
  if (typed.trim() === '') return [...groups]
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => holdsWords(wordsOf(item), typed)) }))
    .filter(({ items }) => items.length > 0)
}

const wordsOf = ({ title, html = '' }: TextSection['items'][number]) => [
  title,
  html.replaceAll(/<[^>]+>/g, ' '),
]
