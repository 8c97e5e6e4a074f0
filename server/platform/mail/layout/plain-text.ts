import type { ComposedMail } from '../compose.ts'

/** The same mail for programs without HTML, and for people who prefer to read it so. */
export function plainTextOf(mail: ComposedMail): string {
  const { greeting, paragraphs, facts, rows, advice, button, otherLink, footnote, ending } = mail
  return [
    greeting,
    ...paragraphs,
    facts.join('\n'),
    ...rows.map(({ label, texts, url }) => [label, ...texts, url].join('\n')),
    advice,
    button && `${button.label}:\n${button.url}`,
    otherLink && `${otherLink.label}:\n${otherLink.url}`,
    footnote,
    `—\n${ending}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
