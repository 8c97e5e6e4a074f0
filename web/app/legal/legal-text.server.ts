import arabicPrivacyPolicy from '@qareeb/content/ar/pages/privacy-policy.md?raw'
import arabicTerms from '@qareeb/content/ar/pages/terms-and-conditions.md?raw'
import englishPrivacyPolicy from '@qareeb/content/en/pages/privacy-policy.md?raw'
import englishTerms from '@qareeb/content/en/pages/terms-and-conditions.md?raw'
import { legalVersion } from '@qareeb/contract/users'
import type { RequestContext } from '../page/request-context.ts'
import { type PageText, readPageText } from '../reading/page-text.server.ts'
import { siteValues } from '../reading/site-values.server.ts'

const texts = {
  'privacy-policy': { ar: arabicPrivacyPolicy, en: englishPrivacyPolicy },
  terms: { ar: arabicTerms, en: englishTerms },
}

export type LegalText = PageText & {
  /** The date on which it came into force, which consents name. */
  version: string
}

/** A legal text in one language, with the site's own name and address in it, cut into its sections. */
export const readLegalText = (
  name: keyof typeof texts,
  { locale, site, isStep }: Pick<RequestContext, 'locale' | 'site' | 'isStep'>,
): LegalText => ({
  ...readPageText(texts[name][locale], { values: siteValues(site, locale), isStep }),
  version: legalVersion,
})
