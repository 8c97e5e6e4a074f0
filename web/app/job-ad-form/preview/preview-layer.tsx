import { X } from 'lucide-react'
import { lazy, useRef } from 'react'
import { fetchPart } from '../../http/fetch-part.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { LazyPart } from '../../page/lazy/lazy-part.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOpened, whenReaderCloses } from '../../ui/use-opened.ts'
import { PreviewControls } from './preview-controls.tsx'
import type { PreviewedAd } from './shown-ad-of.ts'
import type { Preview } from './use-preview.ts'

const PreviewFrame = lazy(() => fetchPart(import('./preview-frame.tsx')))

const nothing = () => undefined

/** The page of the ad over the whole window, as wide as it is or as a phone. */
export function PreviewLayer({ ad, preview }: { ad: PreviewedAd; preview: Preview }) {
  const t = usePhrases('jobAdForm')
  const ref = useRef<HTMLDialogElement>(null)
  const { device } = preview
  useOpened(ref, device !== null, nothing)
  return (
    <dialog
      ref={ref}
      aria-labelledby="preview-layer-title"
      onClose={whenReaderCloses(device !== null, preview.close)}
      className="h-dvh max-h-none w-screen max-w-none bg-canvas text-ink backdrop:bg-canvas"
    >
      {device && (
        <div className="flex h-full flex-col">
          <div className="flex items-center gap-2 border-b border-line bg-surface px-4 py-2.5">
            <h2 id="preview-layer-title" className="me-auto font-semibold max-sm:sr-only">
              {t('preview')}
            </h2>
            <PreviewControls
              device={device}
              onDevice={preview.open}
              locale={preview.locale}
              onLocale={preview.setLocale}
            />
            <IconButton label={t('closePreview')} onClick={preview.close} className="max-sm:ms-auto">
              <X className="size-5" aria-hidden />
            </IconButton>
          </div>
          <LazyPart>
            <PreviewFrame
              ad={ad}
              locale={preview.locale}
              title={t('preview')}
              className={cx(
                'mx-auto min-h-0 w-full flex-1 border-0',
                device === 'phone' && 'my-4 max-w-[390px] rounded-l outline outline-line',
              )}
            />
          </LazyPart>
        </div>
      )}
    </dialog>
  )
}
