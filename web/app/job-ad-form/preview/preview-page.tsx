import type { Locale } from '@qareeb/contract/locale'
import { lazy, useEffect, useState } from 'react'
import { fetchPart } from '../../http/fetch-part.ts'
import { LocaleContext, useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { detailsInWords } from '../../job-ads/page/ad-details.ts'
import { termsInWords } from '../../job-ads/page/ad-terms.ts'
import { fetchDrawing } from '../../map/locator/fetch-drawing.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { isOnMap } from '../../map/map-limits.ts'
import type { PreviewedAd } from './shown-ad-of.ts'

// Asked for by itself, so that seekers fetch the parts of the page in no more files than without a preview.
const AdColumns = lazy(async () => {
  const { AdColumns } = await fetchPart(import('../../job-ads/page/ad-columns.tsx'))
  return { default: AdColumns }
})

type PreviewPageProps = { jobAd: PreviewedAd; locale: Locale }

/** The page of an ad in a language, which need not be that of the page around it. */
export const PreviewPage = ({ jobAd, locale }: PreviewPageProps) => (
  <LocaleContext value={locale}>
    <Page jobAd={jobAd} />
  </LocaleContext>
)

function Page({ jobAd }: { jobAd: PreviewedAd }) {
  const locale = useLocale()
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  const words = { t: usePhrases('jobAdRequirements'), fields, units: usePhrases('units') }
  return (
    // The page around it has a main part as well.
    <main aria-label={t('preview')} className="job-page">
      <AdColumns
        jobAd={{ ...jobAd, title: titled(jobAd, t('untitled')) }}
        drawing={useDrawing(jobAd)}
        terms={termsInWords(jobAd, { t: usePhrases('jobAds'), form: t, fields })}
        details={detailsInWords(jobAd.details, { locale, ...words })}
      />
    </main>
  )
}

const titled = ({ title }: PreviewedAd, untitled: string) =>
  title.ar === null && title.en === null ? { ar: untitled, en: untitled } : title

/** The still map of the first place; null until it is drawn. */
function useDrawing({ locations }: PreviewedAd): LocatorDrawing | null {
  const [drawn, setDrawn] = useState<{ of: string; drawing: LocatorDrawing } | null>(null)
  const [place] = locations
  const paths = usePaths()
  const address = place && isOnMap(place) ? paths.locator({ lat: place.lat, lng: place.lng }) : null
  useEffect(() => {
    if (address === null) return undefined
    const controller = new AbortController()
    void fetchDrawing<LocatorDrawing>(address, controller.signal).then((drawing) => {
      if (drawing) setDrawn({ of: address, drawing })
    })
    return () => controller.abort()
  }, [address])
  return drawn?.of === address ? drawn.drawing : null
}
