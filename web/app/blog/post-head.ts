import type { getPost } from '@qareeb/contract/blog'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import type { BlogPosting, Organization, WithContext } from 'schema-dts'
import type { PageHead } from '../page/page-head.ts'
import type { Site } from '../page/request-context.ts'
import { pathsIn } from '../paths.ts'

type Post = Pick<
  ResponseOf<typeof getPost>,
  'key' | 'slugs' | 'title' | 'description' | 'publishedOn' | 'minutes'
>

/** The head of a post, for search engines and shared links. */
export function postHead(post: Post, { site, locale }: { site: Site; locale: Locale }): PageHead {
  const { ar, en } = post.slugs
  const both = ar !== null && en !== null
  const image = `/og/post/${post.key}.png?locale=${locale}`
  return {
    title: post.title,
    description: post.description,
    image,
    isArticle: true,
    addresses: {
      ar: pathsIn('ar').post(ar ?? en ?? ''),
      en: pathsIn('en').post(en ?? ar ?? ''),
    },
    onlyIn: both ? undefined : locale,
    jsonLd: articleData(post, { site, locale, image: site.origin + image }),
  }
}

/** A post as schema.org describes it. */
function articleData(
  { slugs, title, description, publishedOn, minutes }: Post,
  { site, locale, image }: { site: Site; locale: Locale; image: string },
): WithContext<BlogPosting> {
  const publisher: Organization = {
    '@type': 'Organization',
    name: site.name[locale],
    url: site.origin,
    logo: { '@type': 'ImageObject', url: `${site.origin}/icons/app-512.png` },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    image: [image],
    datePublished: publishedOn,
    dateModified: publishedOn,
    inLanguage: locale,
    timeRequired: `PT${minutes}M`,
    mainEntityOfPage: site.origin + pathsIn(locale).post(slugs[locale] ?? ''),
    author: publisher,
    publisher,
  }
}
