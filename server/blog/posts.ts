import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@qareeb/contract/locale'
import type { Post } from './post.ts'
import { readPost } from './read-post.ts'

const content = path.join(import.meta.dirname, '../../content')

/** The posts that come with the product, newest first; a file has the same name in each language. */
export const posts: readonly Post[] = readdirSync(path.join(content, 'ar/posts'))
  .map(readBoth)
  .toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))

function readBoth(name: string): Post {
  const { text: ar, ...facts } = readPost(fileOf('ar', name))
  const { text: en } = readPost(fileOf('en', name))
  return { key: path.basename(name, '.md'), ...facts, texts: { ar, en } }
}

function fileOf(locale: Locale, name: string): string {
  return readFileSync(path.join(content, locale, 'posts', name), 'utf8')
}
