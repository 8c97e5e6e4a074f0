import type { Session } from '@qareeb/contract/identity'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { formatDate } from '../i18n/dates.ts'
import { loadedPhrases, loadNoun } from '../i18n/load-phrases.ts'
import { localeOf, pathsIn } from '../paths.ts'
import { toast } from '../ui/toasts/toast.ts'

/** Informs the person of a session about new legal texts, with a link to the terms; does nothing without news. */
export async function tellLegalNews({ newLegalVersion }: Pick<Session, 'newLegalVersion'>): Promise<void> {
  if (!newLegalVersion) return
  const locale = localeOf(location.pathname)
  await loadNoun(locale, 'legal')
  const t = bindPhrases<'legal'>(loadedPhrases(locale, 'legal'), locale)
  toast(t('newTexts', { date: formatDate(newLegalVersion) }), 'info', {
    label: t('readTerms'),
    to: pathsIn(locale).page('terms-and-conditions'),
  })
}
