import { listPostsIn } from '../blog/list-posts.ts'
import type { SiteMapEntry } from './site-map.ts'

/** The posts of the blog as entries of the site map. */
export const listPostEntries = (): SiteMapEntry[] =>
  listPostsIn('ar').map(({ slugs, publishedOn }) => ({
    paths: {
      ar: slugs.ar === null ? undefined : `/blog/${encodeURIComponent(slugs.ar)}`,
      en: slugs.en === null ? undefined : `/en/blog/${encodeURIComponent(slugs.en)}`,
    },
    changedAt: new Date(`${publishedOn}T00:00:00Z`),
  }))
