import type { PostSummary } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'
import type { Database } from '../platform/database/database.ts'
import type { BlogSource } from './blog-source.ts'
import { findCopy, listCopies, type SummaryRow } from './queries/copies.ts'

/** The kept copies of the content host's posts, the same for every process. */
export const copySource = (db: Database): BlogSource => ({
  list: async (locale) => (await listCopies(db, locale)).map((row) => toSummary(row, locale)),
  find: async (slug, wanted) => {
    const found = await findCopy(db, slug, wanted)
    if (!found) return undefined
    const { locale, html, ...row } = found
    return { ...toSummary(row, locale), locale, html }
  },
})

const toSummary = ({ slug, twinSlug, ...post }: SummaryRow, locale: Locale): PostSummary => ({
  ...post,
  slugs: locale === 'ar' ? { ar: slug, en: twinSlug } : { ar: twinSlug, en: slug },
})
