import { Cloud, CloudExclamationPoint, CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useStore } from '../../page/use-store.ts'
import { cx } from '../../ui/cx.ts'
import type { SavedAd } from './use-saved-ad.ts'

const signs = {
  saving: { Icon: CloudUpload, tone: 'text-ink-3' },
  offline: { Icon: CloudOff, tone: 'text-warn' },
  failed: { Icon: CloudExclamationPoint, tone: 'text-danger' },
  incomplete: { Icon: CloudExclamationPoint, tone: 'text-danger' },
  saved: { Icon: CloudCheck, tone: 'text-brand' },
  notSaved: { Icon: Cloud, tone: 'text-ink-3' },
} as const

/** Says whether the typed text is saved. Otherwise shows a button that saves again. */
export function SaveStatus({ ad }: { ad: SavedAd }) {
  const t = usePhrases('jobAdForm')
  const kind = useKind(ad)
  const { Icon, tone } = signs[kind === 'incomplete' && ad.isSaved ? 'saved' : kind]
  return (
    <span className="flex items-center gap-2 text-sm text-ink-2">
      <Icon className={cx('size-[1.15rem] shrink-0', tone)} aria-hidden />
      <span role="status">{statusText(kind, ad, t)}</span>
      {kind === 'failed' && (
        <button
          type="button"
          onClick={() => void ad.save()}
          className="roomy font-medium text-brand underline underline-offset-4"
        >
          {t('tryAgain')}
        </button>
      )}
    </span>
  )
}

/** Fields to check do not keep a draft from being saved: both are said. */
function statusText(kind: Kind, { stored, isSaved }: SavedAd, t: BoundPhrases<'jobAdForm'>): string {
  if (kind !== 'saved' && kind !== 'incomplete') return t(wordsOf[kind])
  const saved = stored && isSaved ? t('saved', { time: formatTime(stored.updatedAt) }) : t('notSaved')
  return kind === 'saved' ? saved : `${saved} · ${t('incomplete')}`
}

/** Shows at the foot of phones that the typed text is not saved: the head scrolls away. Screen readers have the head's status. */
export function SaveProblem({ ad }: { ad: SavedAd }) {
  const t = usePhrases('jobAdForm')
  const kind = useKind(ad)
  if (kind !== 'offline' && kind !== 'failed') return null
  const { Icon, tone } = signs[kind]
  return (
    <p aria-hidden className="mb-2 flex items-center gap-2 text-sm text-ink-2">
      <Icon className={cx('size-[1.15rem] shrink-0', tone)} />
      {t(wordsOf[kind])}
    </p>
  )
}

const wordsOf = {
  saving: 'saving',
  offline: 'offline',
  failed: 'saveFailed',
  notSaved: 'notSaved',
} as const

type Kind = keyof typeof signs

function useKind({ step, isSaved, errors }: SavedAd): Kind {
  const isOnline = useStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (step === 'saving') return 'saving'
  if (step === 'failed') return isOnline ? 'failed' : 'offline'
  if (Object.keys(errors).length > 0) return 'incomplete'
  return isSaved ? 'saved' : 'notSaved'
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Hours and minutes in Riyadh: 10:42. */
const formatTime = (instant: string) => time.format(new Date(instant))

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Riyadh',
})
