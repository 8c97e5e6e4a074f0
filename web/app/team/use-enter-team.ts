import type { Bilingual } from '@qareeb/contract/locale'
import { useNavigate } from 'react-router'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { toast } from '../ui/toasts/toast.ts'

/** Opens the dashboard of a team for its new member and shows a toast. */
export function useEnterTeam(): (company: Bilingual) => void {
  const t = usePhrases('invitation')
  const locale = useLocale()
  const paths = usePaths()
  const navigate = useNavigate()
  return (company) => {
    toast(t('joined', { company: isolateName(readIn(locale, company).text) }), 'success')
    // Replaced: the way back leads to a link that is used up.
    void navigate(paths.dashboard(), { replace: true })
  }
}
