import type { OrganizationSummary } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { ownText } from '../job-ads/card/card-in.ts'
import type { ShownCompany } from './company-logos.tsx'

/** A company as the logos of a page show it, by its name in one language. */
export const shownIn = (locale: Locale, { id, slug, name, logoUrl }: OrganizationSummary): ShownCompany => ({
  id: logoUrl === null ? id : '',
  slug,
  name: ownText(locale, name),
  logoUrl,
})
