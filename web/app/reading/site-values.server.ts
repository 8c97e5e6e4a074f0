import type { Locale } from '@qareeb/contract/locale'
import type { Site } from '../page/request-context.ts'

/** The site's own facts in pages of text. */
export const siteValues = (site: Site, locale: Locale): Record<string, string> => ({
  name: site.name[locale],
  supportEmail: `[${site.supportEmail}](mailto:${site.supportEmail})`,
})
