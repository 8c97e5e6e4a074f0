import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { usePublish } from './use-publish.ts'
import type { SavedAd } from './use-saved-ad.ts'

/** Always in view: whether what is typed is saved, and the two acts of the form. */
export function SaveBar({ ad }: { ad: SavedAd }) {
  const t = usePhrases('jobAdForm')
  const [publish, isPublishing] = useAction(usePublish(ad))
  const isBusy = ad.step === 'saving' || isPublishing
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      <p className="me-auto text-sm text-ink-2" role="status">
        {Object.keys(ad.errors).length > 0 ? t('incomplete') : <Saved ad={ad} />}
      </p>
      <Button kind="outline" disabled={isBusy} onClick={() => void ad.save()}>
        {t(ad.isDraft ? 'saveDraft' : 'saveChanges')}
      </Button>
      {ad.stored?.state !== 'active' && (
        <Button disabled={isBusy} onClick={publish}>
          {t(ad.isDraft ? 'publish' : 'publishAgain')}
        </Button>
      )}
    </div>
  )
}

function Saved({ ad: { step, isSaved, stored } }: { ad: SavedAd }) {
  const t = usePhrases('jobAdForm')
  if (step === 'saving') return t('saving')
  if (step === 'failed') return t('saveFailed')
  return isSaved && stored ? t('saved', { time: formatTime(stored.updatedAt) }) : t('notSaved')
}

/** Hours and minutes in Riyadh: 10:42. */
const formatTime = (instant: string) => time.format(new Date(instant))

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Riyadh',
})
