import type { Bilingual } from '@qareeb/contract/locale'
import { UserMinus } from 'lucide-react'
import { Link } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useTabTitle } from '../../page/use-tab-title.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { PageTop } from '../../workspace/page-top.tsx'

type RemovedFromCompanyProps = { name: Bilingual; onGoOn: () => void }

/** Stands in place of the page for somebody who was taken out of a team, until they go on. */
export function RemovedFromCompany({ name, onGoOn }: RemovedFromCompanyProps) {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { profile } = useDashboard()
  const company = isolateName(readIn(useLocale(), name).text)
  const title = t('noLonger', { company })
  useTabTitle(title)
  return (
    <>
      <PageTop title={title} />
      <EmptyState
        title={t('removedTitle')}
        text={t('removedText')}
        icon={<UserMinus className="size-6" aria-hidden />}
      >
        {profile.organizations.length > 0 && <Button onClick={onGoOn}>{t('toOtherCompanies')}</Button>}
        <Link
          to={paths.createCompany()}
          onClick={onGoOn}
          className={buttonStyle({ kind: profile.organizations.length > 0 ? 'outline' : 'primary' })}
        >
          {t('addCompany')}
        </Link>
        <Link to={paths.search()} className={buttonStyle({ kind: 'quiet' })}>
          {t('backToSearch')}
        </Link>
      </EmptyState>
    </>
  )
}
