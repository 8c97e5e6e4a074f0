import { micromark } from 'micromark'
import { keepInMarkup } from '../page/keep-in-markup.ts'
import type { HtmlOfPage } from './html-of.ts'

/** A part of a section under a heading of its own, with the name that its heading gives in braces, if it does. */
export type TextItem = HtmlOfPage & { id: string | null; title: string }

export type TextSection = HtmlOfPage & { title: string; items: TextItem[] }

/** A page of Markdown: one title, what stands before the first section, and the sections. HTML is of our own writing. */
export type PageText = { title: string; introduction: HtmlOfPage; sections: TextSection[] }

type Reading = {
  /** Replacements of `{key}` in it, as Markdown. */
  values: Record<string, string>
  /** The HTML is wanted among the data of the page too. */
  isStep: boolean
}

/** Reads a page of the content. `#` is its title, `##` begins a section, `###` a part of it: `### Title {#name}`. */
export function readPageText(markdown: string, { values, isStep }: Reading): PageText {
  const filled = markdown.replaceAll(/\{(\w+)\}/g, (braces, key: string) => values[key] ?? braces)
  const [head = '', ...sections] = filled.split(/^## /m)
  const { title, rest } = splitTitle(head.replace(/^# /, ''))
  const write: Write = (part, text) => {
    const written = { part, html: micromark(text) }
    if (!isStep) keepInMarkup(written, 'html')
    return written
  }
  const readOne = (text: string, index: number) => readSection(text, String(index), write)
  return { title, introduction: write('introduction', rest), sections: sections.map(readOne) }
}

type Write = (part: string, markdown: string) => HtmlOfPage

function readSection(markdown: string, part: string, write: Write): TextSection {
  const [head = '', ...items] = markdown.split(/^### /m)
  const { title, rest } = splitTitle(head)
  const readOne = (text: string, index: number) => readItem(text, `${part}.${index}`, write)
  return Object.assign(write(part, rest), { title, items: items.map(readOne) })
}

function readItem(markdown: string, part: string, write: Write): TextItem {
  const { title: heading, rest } = splitTitle(markdown)
  const [, title = heading, id = null] = /^(.*?)(?: \{#([a-z0-9-]+)\})?$/.exec(heading) ?? []
  return Object.assign(write(part, rest), { id, title })
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
