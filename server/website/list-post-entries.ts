import { listPostsIn } from '../blog/list-posts.ts'
import type { Services } from '../ground/context.ts'
import type { SiteMapEntry } from './site-map.ts'

/** The posts of the blog as entries of the site map. */
export async function listPostEntries(services: Services): Promise<SiteMapEntry[]> {
  const [arabic, english] = await Promise.all([listPostsIn(services, 'ar'), listPostsIn(services, 'en')])
  const onlyEnglish = english.filter(({ slugs }) => slugs.ar === null)
  return [...arabic, ...onlyEnglish].map(({ slugs, publishedOn }) => ({
    paths: {
      ar: slugs.ar === null ? undefined : `/blog/${encodeURIComponent(slugs.ar)}`,
      en: slugs.en === null ? undefined : `/en/blog/${encodeURIComponent(slugs.en)}`,
    },
    changedAt: new Date(`${publishedOn}T00:00:00Z`),
  }))
}
