import { usePhrases } from '../../i18n/use-phrases.ts'
import { useTabTitle } from '../../page/use-tab-title.ts'
import { PageTop } from '../../workspace/page-top.tsx'
import { CompanyChoice } from './company-choice.tsx'

/** For who belongs to companies and acts for none, e.g. after being taken out of a team. */
export function CompanyChooser() {
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
