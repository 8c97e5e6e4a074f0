import type { MetaDescriptor } from 'react-router'
import { type PageHead, pageMeta } from '../page/page-head.ts'

type WithFeed = { head: PageHead; feed: { address: string; title: string } }

/** The `meta` of pages of the blog, which name its feed too. */
export function blogMeta({ loaderData }: { loaderData?: WithFeed | undefined }): MetaDescriptor[] {
  if (!loaderData) return []
  const { address, title } = loaderData.feed
  return [
    ...pageMeta({ loaderData }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: address },
  ]
}
