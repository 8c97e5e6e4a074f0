import { micromark } from 'micromark'

/** A part of a section under a heading of its own, with the name that its heading gives in braces, if it does. */
export type TextItem = { id: string | null; title: string; html: string }

export type TextSection = { title: string; html: string; items: TextItem[] }

/** A page of Markdown: one title, what stands before the first section, and the sections. HTML is of our own writing. */
export type PageText = { title: string; introduction: string; sections: TextSection[] }

/**
 * Reads a page of the content. `#` is its title, `##` begins a section, `###` a part of it: `### Title {#name}`.
 * @param values replacements of `{key}` in it, as Markdown
 */
export function readPageText(markdown: string, values: Record<string, string>): PageText {
  const filled = markdown.replaceAll(/\{(\w+)\}/g, (braces, key: string) => values[key] ?? braces)
  const [head = '', ...sections] = filled.split(/^## /m)
  const { title, rest } = splitTitle(head.replace(/^# /, ''))
  return { title, introduction: micromark(rest), sections: sections.map(readSection) }
}

function readSection(markdown: string): TextSection {
  const [head = '', ...items] = markdown.split(/^### /m)
  const { title, rest } = splitTitle(head)
  return { title, html: micromark(rest), items: items.map(readItem) }
}

function readItem(markdown: string): TextItem {
  const { title: heading, rest } = splitTitle(markdown)
  const [, title = heading, id = null] = /^(.*?)(?: \{#([a-z0-9-]+)\})?$/.exec(heading) ?? []
  return { id, title, html: micromark(rest) }
}

function splitTitle(text: string) {
  const [title = '', ...rest] = text.split('\n')
  return { title, rest: rest.join('\n') }
}

/** The words of a text without its tags and with its letters for entities, as structured data hold them. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
