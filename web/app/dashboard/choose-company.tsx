import { usePhrases } from '../i18n/use-phrases.ts'
import { useTabTitle } from '../use-tab-title.ts'
import { CompanyChoice } from './company-choice.tsx'
import { PageTop } from './page-top.tsx'

/** For who belongs to companies and acts for none, e.g. after being taken out of a team. */
export function ChooseCompany() {
  const t = usePhrases('dashboard')
  useTabTitle(t('chooseTitle'))
  return (
    <>
      <PageTop title={t('chooseTitle')} text={t('chooseText')} />
      <div className="max-w-xl rounded-l border border-line bg-surface p-4">
        <CompanyChoice />
      </div>
    </>
  )
}
