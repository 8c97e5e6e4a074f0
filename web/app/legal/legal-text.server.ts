import arabicPrivacyPolicy from '@qareeb/content/ar/pages/privacy-policy.md?raw'
import arabicTerms from '@qareeb/content/ar/pages/terms-and-conditions.md?raw'
import englishPrivacyPolicy from '@qareeb/content/en/pages/privacy-policy.md?raw'
import englishTerms from '@qareeb/content/en/pages/terms-and-conditions.md?raw'
import type { Locale } from '@qareeb/contract/locale'
import { legalVersion } from '@qareeb/contract/users'
import { micromark } from 'micromark'
import type { Site } from '../page/request-context.ts'

const texts = {
  'privacy-policy': { ar: arabicPrivacyPolicy, en: englishPrivacyPolicy },
  terms: { ar: arabicTerms, en: englishTerms },
}

export type LegalText = {
  title: string
  /** The date on which it came into force, which consents name. */
  version: string
  /** HTML of our own writing, like that of the sections. */
  introduction: string
  sections: { title: string; html: string }[]
}

/** A legal text in one language, with the site's own name and address in it, cut into its sections. */
export function readLegalText(name: keyof typeof texts, locale: Locale, site: Site): LegalText {
  const markdown = texts[name][locale]
    .replaceAll('{name}', site.name[locale])
    .replaceAll('{supportEmail}', `[${site.supportEmail}](mailto:${site.supportEmail})`)
  const [head = '', ...sections] = markdown.split(/^## /m)
  const { title, rest } = splitTitle(head.replace(/^# /, ''))
  return {
    title,
    version: legalVersion,
    introduction: micromark(rest),
    sections: sections.map((section) => {
      const { title, rest } = splitTitle(section)
      return { title, html: micromark(rest) }
    }),
  }
}

function splitTitle(text: string) {
  const [title = '', ...rest] = text.split('\n')
  return { title, rest: rest.join('\n') }
}
