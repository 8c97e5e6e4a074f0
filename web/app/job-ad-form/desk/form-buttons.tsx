import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import type { SavedAd } from '../saving/use-saved-ad.ts'

type FormButtonsProps = { ad: SavedAd; publish: () => void; isPublishing: boolean; hasKeys?: boolean }

/** Saving and publishing. Publishing is never disabled: it leads to the first thing that is missing. */
export function FormButtons({ ad, publish, isPublishing, hasKeys = false }: FormButtonsProps) {
  const t = usePhrases('jobAdForm')
  const isBusy = ad.step === 'saving' || isPublishing
  return (
    <>
      <Button kind="outline" size="small" disabled={isBusy} onClick={() => void ad.save()}>
        {t(ad.isDraft ? 'saveDraft' : 'saveChanges')}
        {hasKeys && (
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
        <Button size="small" disabled={isBusy} onClick={publish}>
          {t(ad.isDraft ? 'publish' : 'publishAgain')}
        </Button>
      )}
    </>
  )
}
