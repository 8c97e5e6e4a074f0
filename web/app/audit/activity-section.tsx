import { Link } from 'react-router'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useSite } from '../page/use-site.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { SectionCard } from '../ui/section-card.tsx'

/** A link from the settings of a company to its log, for its administrators. Needs the phrases of `audit`. */
export function ActivitySection() {
  const t = usePhrases('audit')
  const site = isolateName(useSite().name[useLocale()])
  const to = usePaths().activity()
  return (
    <SectionCard id="activity" title={t('title')} text={t('companyText', { site })}>
      <Link to={to} className={buttonStyle({ kind: 'outline', size: 'small' })}>
        {t('open')}
      </Link>
    </SectionCard>
  )
}
