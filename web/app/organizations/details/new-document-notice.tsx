import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'

/** Informs the team of a verified company that its new document is being checked; they need to do nothing. */
export function NewDocumentNotice() {
  const t = usePhrases('organizations')
  return (
    <p className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-l border border-line bg-surface p-5">
      <span className="flex items-start gap-2.5">
        <Hourglass className="mt-1 size-5 shrink-0 text-ink-3" aria-hidden />
        {t('newDocumentText')}
      </span>
      <Link
        to={usePaths().companyDetails()}
        className="inline-flex min-h-6 items-center max-sm:min-h-10 font-medium underline underline-offset-4"
      >
        {t('toDetails')}
      </Link>
    </p>
  )
}
