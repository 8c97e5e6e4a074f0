import { postAudiences, postTopics } from '@qareeb/contract/blog'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import * as z from 'zod/mini'
import { postSlug } from './post-slug.ts'
import type { Post } from './post.ts'
import { readingMinutes } from './reading-minutes.ts'

const head = z.strictObject({
  slug: z.string().check(z.regex(postSlug)),
  date: z.iso.date(),
  audience: z.enum(postAudiences),
  topic: z.enum(postTopics),
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
})

/** A file of a post: lines `name: value` between two rules, then Markdown. HTML inside of it stays text. */
export function readPost(file: string): Omit<Post, 'key' | 'locale'> {
  const [, lines = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const values = Object.fromEntries(lines.split('\n').map((line) => splitAtColon(line)))
  const { date, ...facts } = head.parse(values)
  return {
    ...facts,
    publishedOn: date,
    html: toHtml(markdown),
    minutes: readingMinutes(markdown),
    cover: null,
  }
}

const toHtml = (markdown: string) =>
  micromark(markdown.trim(), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })

function splitAtColon(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}
