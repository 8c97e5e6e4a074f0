import { BuildingComplex, FileQuestionMark } from 'lucide-react'
import { Link } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { useSwitchCompany } from '../../workspace/use-switch-company.ts'
import type { OtherCompany } from './read-other-company.ts'

/** The company has no such ad. */
export function AdNotFound() {
  const t = usePhrases('jobAdList')
  return (
    <>
      <PageTop title={t('title')} crumbs={useCrumbs()} />
      <EmptyState
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        icon={<FileQuestionMark className="size-7" aria-hidden />}
      >
        <Link to={usePaths().jobAds()} className={buttonStyle({ kind: 'outline' })}>
          {t('backToList')}
        </Link>
      </EmptyState>
    </>
  )
}

/** The ad belongs to another company of the reader, which they can switch to. */
export function AdOfOtherCompany({ company }: { company: OtherCompany }) {
  const t = usePhrases('jobAdList')
  const switchTo = useSwitchCompany()
  const [start, isRunning] = useAction(() => switchTo(company.id))
  const name = isolateName(readIn(useLocale(), company.name).text)
  return (
    <>
      <PageTop title={t('title')} crumbs={useCrumbs()} />
      <EmptyState
        title={t('otherCompanyTitle', { company: name })}
        text={t('otherCompanyText')}
        icon={<BuildingComplex className="size-7" aria-hidden />}
      >
        <Button disabled={isRunning} onClick={start} className="max-w-full truncate">
          {t('switchTo', { company: name })}
        </Button>
      </EmptyState>
    </>
  )
}

function useCrumbs() {
  const dashboard = usePhrases('dashboard')
  return [{ to: usePaths().dashboard(), label: dashboard('overview') }]
}
