import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales } from '@qareeb/contract/locale'
import type { Post } from './post.ts'
import { readPost } from './read-post.ts'

const content = path.join(import.meta.dirname, '../../content')

/** The posts that come with the product, newest first; a file has the same name in each language. */
export const filePosts: readonly Post[] = readdirSync(path.join(content, 'ar/posts'))
  .flatMap((name) => locales.map((locale) => readFile(locale, name)))
  .toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))

function readFile(locale: Locale, name: string): Post {
  const text = readFileSync(path.join(content, locale, 'posts', name), 'utf8')
  return { key: path.basename(name, '.md'), locale, ...readPost(text) }
}
