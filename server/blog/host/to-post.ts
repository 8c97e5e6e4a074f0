import { postTopics } from '@qareeb/contract/blog'
import { locales } from '@qareeb/contract/locale'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import type { HostedPost } from '../../platform/content-host/content-host.ts'
import { withoutControlCharacters } from '../../platform/html/foreign-html.ts'
import { postSlug } from '../post-slug.ts'
import type { Post } from '../post.ts'
import { readingMinutes } from '../reading-minutes.ts'
import { isHostPicture, sanitizePost } from './sanitize-post.ts'

const longestTitle = 200
const longestDescription = 300

/**
 * Reads a post of the host. Its internal tags say what Ghost has no field for: `docs/operations/blog.md`.
 * @returns the post, or the reason why it cannot be shown
 */
export function toPost(hosted: HostedPost, origin: string): Post | string {
  const { tags } = hosted
  const locale = locales.find((one) => tagged(tags, 'lang') === one)
  if (!hosted.isForEverybody) return 'only members may read it'
  if (!locale) return 'no tag #lang-ar or #lang-en'
  const slug = namedSlug(tags) ?? hosted.slug
  if (!postSlug.test(slug)) return 'its slug has other characters than small letters, digits and hyphens'
  const title = plain(hosted.title, longestTitle)
  if (title === '') return 'no title'

  const html = sanitizePost(hosted.html, origin)
  return {
    key: tagged(tags, 'pair') ?? hosted.id,
    locale,
    slug,
    title,
    description: plain(hosted.excerpt, longestDescription),
    html,
    minutes: readingMinutes(html.replace(/<[^>]*>/g, ' ')),
    publishedOn: riyadhDateOf(hosted.publishedAt),
    audience: tagged(tags, 'for') === 'companies' ? 'companies' : 'seekers',
    topic: postTopics.find((topic) => tagged(tags, 'topic') === topic) ?? 'other',
    cover: isHostPicture(hosted.picture, origin) ? new URL(hosted.picture).href : null,
  }
}

/** The rest of the internal tag that begins so: `ar` of `#lang-ar`, whose slug at Ghost is `hash-lang-ar`. */
function tagged(tags: HostedPost['tags'], beginning: string): string | undefined {
  const start = `hash-${beginning}-`
  return tags.find(({ slug }) => slug.startsWith(start))?.slug.slice(start.length)
}

/** Ghost writes slugs in Latin letters; the name of a tag keeps Arabic ones: `#slug-سلم-الرواتب`. */
const namedSlug = (tags: HostedPost['tags']) =>
  tags
    .find(({ name }) => name.startsWith('#slug-'))
    ?.name.slice('#slug-'.length)
    .normalize('NFC')
    .toLowerCase()

/** One line without control characters, cut at a word. */
function plain(text: string, longest: number): string {
  const line = withoutControlCharacters(text).replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || longest).trim()}…`
}
