import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import type { SavedAd } from '../saving/use-saved-ad.ts'
import { type ButtonPlace, type Refusal, refusalId } from './publish-refusal.tsx'

export type Publishing = {
  /** Both wait for a running save. */
  save: () => void
  publish: () => void
  isPublishing: boolean
}

type FormButtonsProps = Publishing & {
  ad: SavedAd
  /** Why the reader cannot publish; it stands beside the button. */
  refusal: Refusal | null
  place: ButtonPlace
}

/**
 * Saving and publishing. Publishing is disabled for the company or the reader alone; of an ad that lacks something it
 * leads to the first such field.
 */
export function FormButtons({ ad, save, publish, isPublishing, refusal, place }: FormButtonsProps) {
  const t = usePhrases('jobAdForm')
  return (
    <>
      <Button kind="outline" size="small" disabled={isPublishing} onClick={save}>
        {t(ad.isDraft ? 'saveDraft' : 'saveChanges')}
        {place === 'head' && (
          <kbd
            aria-hidden
            dir="ltr"
            className="rounded-s border border-line px-1.5 font-sans text-xs text-ink-3 max-xl:hidden"
          >
            Ctrl S
          </kbd>
        )}
      </Button>
      {ad.stored?.state !== 'active' && (
        <Button
          size="small"
          disabled={isPublishing || refusal !== null}
          aria-describedby={refusal === null ? undefined : refusalId(place)}
          onClick={publish}
        >
          {t(ad.isDraft ? 'publish' : 'publishAgain')}
        </Button>
      )}
    </>
  )
}
