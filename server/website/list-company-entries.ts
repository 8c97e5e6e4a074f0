import type { Context } from '../ground/context.ts'
import { listPublicSlugsOf } from '../organizations/list-public-addresses.ts'
import type { SiteMapEntry } from './site-map.ts'

/** The companies of one range that have a page for everybody, as entries of the site map. */
export async function listCompanyEntries(
  context: Pick<Context, 'db'>,
  range: number,
): Promise<SiteMapEntry[]> {
  const slugs = await listPublicSlugsOf(context, range)
  return slugs.map((slug) => {
    const path = `/companies/${encodeURIComponent(slug)}`
    return { paths: { ar: path, en: `/en${path}` } }
  })
}
