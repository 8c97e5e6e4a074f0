import { useEffect, useRef } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { CurrentSearchBox } from '../../search-box/current-search-box.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The full search on phones: words and place, with suggestions while typing. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('shell')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog opens first, and gives its focus to the button that closes it.
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Dialog isOpen onClose={onClose} title={t('search')}>
      <div ref={box} className="min-h-[55dvh]">
        <CurrentSearchBox shape="hero" />
      </div>
    </Dialog>
  )
}
