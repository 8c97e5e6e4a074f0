import type { listPosts } from '@qareeb/contract/blog'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import type { Blog as BlogData, BlogPosting, WithContext } from 'schema-dts'
import { pathsIn } from '../paths.ts'

type Posts = readonly Pick<ResponseOf<typeof listPosts>['items'][number], 'title' | 'slugs' | 'publishedOn'>[]

type Blog = { name: string; description: string; origin: string; locale: Locale }

/** The blog as schema.org describes it; without posts it names none. */
export function blogData(posts: Posts, { name, description, origin, locale }: Blog): WithContext<BlogData> {
  const paths = pathsIn(locale)
  const blogPost = posts.map(({ title, slugs, publishedOn }): BlogPosting => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: publishedOn,
    url: origin + paths.post(slugs[locale] ?? ''),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name,
    description,
    url: origin + paths.page('blog'),
    inLanguage: locale,
    ...(blogPost.length > 0 && { blogPost }),
  }
}
