import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QualityPanel } from '../quality/quality-panel.tsx'
import type { QualityItem } from '../quality/quality.ts'
import { SaveProblem } from '../saving/save-status.tsx'
import type { SavedAd } from '../saving/use-saved-ad.ts'
import { PublishRefusal, type Refusal } from './publish-refusal.tsx'

type PhoneFootProps = {
  ad: SavedAd
  items: readonly QualityItem[]
  refusal: Refusal | null
  onPreview: () => void
  buttons: ReactNode
}

/** On phones and tablets, at the foot of the window: quality and preview behind one button, and the two acts. */
export function PhoneFoot({ ad, items, refusal, onPreview, buttons }: PhoneFootProps) {
  const t = usePhrases('jobAdForm')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden">
      <SaveProblem ad={ad} />
      {refusal !== null && ad.stored?.state !== 'active' && <PublishRefusal place="phone" {...refusal} />}
      <div className="flex items-center justify-end gap-2">
        <Button kind="quiet" size="small" className="me-auto px-2" onClick={() => setIsOpen(true)}>
          {t('qualityShort', { done, all: items.length })}
        </Button>
        {buttons}
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('quality')}
        footer={
          <Button
            kind="outline"
            onClick={() => {
              close()
              onPreview()
            }}
          >
            <Eye className="size-5" aria-hidden />
            {t('preview')}
          </Button>
        }
      >
        <QualityPanel items={items} onChosen={close} />
      </Dialog>
    </div>
  )
}
