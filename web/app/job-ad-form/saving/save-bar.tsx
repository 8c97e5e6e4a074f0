import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import type { SavedAd, SaveState } from './use-saved-ad.ts'

type SaveBarProps = { ad: SavedAd; onPublish: () => void; hasTried: boolean }

/** Always in view: whether what is typed is saved, and the two acts of the form. */
export function SaveBar({ ad, onPublish, hasTried }: SaveBarProps) {
  const t = usePhrases('jobAdForm')
  const isBusy = ad.state.kind === 'saving'
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3 max-md:bottom-16 sm:-mx-6 sm:px-6">
      <p className="me-auto text-sm text-ink-2" role="status">
        {hasTried && Object.keys(ad.errors).length > 0 ? t('incomplete') : <Saved state={ad.state} />}
      </p>
      <Button kind="outline" disabled={isBusy} onClick={() => void ad.save()}>
        {t(ad.isDraft ? 'saveDraft' : 'saveChanges')}
      </Button>
      {ad.stored?.state !== 'active' && (
        <Button disabled={isBusy} onClick={onPublish}>
          {t('publish')}
        </Button>
      )}
    </div>
  )
}

function Saved({ state }: { state: SaveState }) {
  const t = usePhrases('jobAdForm')
  if (state.kind === 'saving') return t('saving')
  if (state.kind === 'failed') return t('saveFailed')
  if (state.kind !== 'saved') return t('notSaved')
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Riyadh' })
  return t('saved', { time: time.format(state.at) })
}
