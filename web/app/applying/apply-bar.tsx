import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fetchPart } from '../http/fetch-part.ts'
import { formatDate } from '../i18n/dates.ts'
import { loadPhrases } from '../i18n/load-phrases.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { buttonStyle } from '../ui/button-style.ts'
import type { ApplyButtonProps } from './apply-button-props.ts'
import { useApplied } from './use-applied.ts'

const loadDialog = () => import('./apply-dialog.tsx')
const ApplyDialog = lazy(loadDialog)

type ApplyBarProps = ApplyButtonProps & {
  /** The button was pressed before this was here. */
  isOpenAtFirst: boolean
  /** The button while nothing was sent; it comes with the page. */
  renderUnpressed: (onPress: () => void, isLoading: boolean) => ReactNode
}

/** The button that opens the form, or the day on which the reader applied. */
export default function ApplyBar({ isOpenAtFirst, renderUnpressed, ...form }: ApplyBarProps) {
  const { jobAd } = form
  const locale = useLocale()
  const { appliedAt, noteApplied } = useApplied(jobAd.id)
  const [isOpen, setIsOpen] = useState(false)
  const [open, isLoading] = useAction(async () => {
    const words = loadPhrases(locale, ['applying', 'forms', 'files', 'errors'])
    await fetchPart(Promise.all([loadDialog(), words]))
    setIsOpen(true)
  })
  useOnce(isOpenAtFirst, open)
  return (
    <>
      {appliedAt === null ? renderUnpressed(open, isLoading) : <Applied appliedAt={appliedAt} />}
      {isOpen && (
        <Suspense>
          <ApplyDialog {...form} onApplied={noteApplied} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Runs something once, as soon as it is due. */
function useOnce(isDue: boolean, run: () => void) {
  const latest = useRef(run)
  const isDone = useRef(false)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isDue || isDone.current) return
    isDone.current = true
    latest.current()
  }, [isDue])
}

function Applied({ appliedAt }: { appliedAt: string }) {
  const t = usePhrases('jobPage')
  return (
    <>
      <span className="text-sm font-semibold text-brand-strong">
        {t('appliedOn', { date: formatDate(appliedAt) })}
      </span>
      <Link to={usePaths().applications()} className={buttonStyle({ kind: 'outline' })}>
        {t('followApplication')}
      </Link>
    </>
  )
}
