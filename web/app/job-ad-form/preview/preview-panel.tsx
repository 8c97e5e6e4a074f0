import { lazy } from 'react'
import { fetchPart } from '../../http/fetch-part.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { LazyPart } from '../../page/lazy/lazy-part.tsx'
import { PreviewControls } from './preview-controls.tsx'
import type { PreviewedAd } from './shown-ad-of.ts'
import type { Preview } from './use-preview.ts'

const PreviewFrame = lazy(() => fetchPart(import('./preview-frame.tsx')))

/** Beside the form: the page of the ad as a phone shows it; the wide one opens in a layer of its own. */
export function PreviewPanel({ ad, preview }: { ad: PreviewedAd; preview: Preview }) {
  const t = usePhrases('jobAdForm')
  return (
    <section aria-labelledby="preview-title" className="grid justify-items-center gap-3">
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <h2 id="preview-title" className="font-semibold">
          {t('preview')}
        </h2>
        <PreviewControls
          device="phone"
          onDevice={(device) => device === 'desktop' && preview.open('desktop')}
          locale={preview.locale}
          onLocale={preview.setLocale}
        />
      </div>
      {/* A phone of 360 pixels, drawn three quarters of its size. */}
      <div className="h-[39.25rem] w-[17.875rem] overflow-hidden rounded-[2.25rem] border-8 border-ink bg-canvas">
        <div className="h-full w-[360px] origin-top scale-75 ltr:origin-top-left rtl:origin-top-right">
          <LazyPart>
            <PreviewFrame
              ad={ad}
              locale={preview.locale}
              title={t('preview')}
              className="h-[51rem] w-[360px] border-0"
            />
          </LazyPart>
        </div>
      </div>
      <p className="text-center text-xs text-ink-3">{t('previewHint')}</p>
    </section>
  )
}
