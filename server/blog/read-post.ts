import { postTopics } from '@qareeb/contract/blog'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import * as z from 'zod/mini'
import type { Post, WrittenPost } from './post.ts'

const head = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9\u0621-\u064A]+(?:-[a-z0-9\u0621-\u064A]+)*$/)),
  date: z.iso.date(),
  audience: z.enum(['seekers', 'companies']),
  topic: z.enum(postTopics),
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
})

/** Words that people read in a minute, in both languages. */
const wordsAMinute = 200

/** A file of a post: lines `name: value` between two rules, then Markdown. HTML inside of it stays text. */
export function readPost(
  file: string,
): Pick<Post, 'publishedOn' | 'audience' | 'topic'> & { text: WrittenPost } {
  const [, lines = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const values = Object.fromEntries(lines.split('\n').map((line) => splitAtColon(line)))
  const { slug, date, audience, topic, title, description } = head.parse(values)
  const words = markdown.split(/\s+/).filter(Boolean).length
  return {
    publishedOn: date,
    audience,
    topic,
    text: { slug, title, description, html: toHtml(markdown), minutes: Math.ceil(words / wordsAMinute) },
  }
}

const toHtml = (markdown: string) =>
  micromark(markdown.trim(), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })

function splitAtColon(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}
