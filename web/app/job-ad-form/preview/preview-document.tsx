import type { Locale } from '@qareeb/contract/locale'
import { type ReactNode, StrictMode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { AdColumns } from '../../job-ads/page/ad-columns.tsx'
import { detailsInWords } from '../../job-ads/page/ad-details.ts'
import type { ShownAd } from '../../job-ads/page/shown-ad.ts'
import { useAdPlaces } from '../../job-ads/page/use-ad-places.ts'
import { useAdUrl } from '../../job-ads/page/use-ad-url.ts'
import { fetchDrawing } from '../../map/locator/fetch-drawing.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { createStore, type Store } from '../../page/create-store.ts'
import type { RootData } from '../../page/root-data.ts'

/** A page of a job ad in a document of its own, which follows what is typed. */
export type PreviewPage = { show: (ad: ShownAd) => void; element: ReactNode }

/** The page of an ad in a language, at an address of its own: the form goes on standing at its address. */
export function createPreviewPage(locale: Locale, first: ShownAd, root: RootData): PreviewPage {
  const store = createStore((_: ShownAd, next: ShownAd) => next, first)
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', children: [{ path: '*', element: <Page store={store} /> }] }],
    {
      initialEntries: [locale === 'ar' ? '/job/preview' : '/en/job/preview'],
      hydrationData: { loaderData: { root } },
    },
  )
  const element = (
    <StrictMode>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>
  )
  return { show: store.dispatch, element }
}

function Page({ store }: { store: Store<ShownAd, ShownAd> }) {
  const jobAd = useSyncExternalStore(store.subscribe, store.read)
  const locale = useLocale()
  const words = { t: usePhrases('jobAdForm'), fields: usePhrases('fields'), units: usePhrases('units') }
  return (
    <div className="job-page">
      <AdColumns
        jobAd={jobAd}
        places={useAdPlaces(jobAd)}
        drawing={useDrawing(jobAd)}
        details={detailsInWords(jobAd.details, { locale, ...words })}
        url={useAdUrl(jobAd)}
      />
    </div>
  )
}

/** The still map of the first place; null until it is drawn. */
function useDrawing({ locations }: ShownAd): LocatorDrawing | null {
  const [drawn, setDrawn] = useState<{ of: string; drawing: LocatorDrawing } | null>(null)
  const [place] = locations
  const paths = usePaths()
  const address = place ? paths.locator({ lat: place.lat, lng: place.lng }) : null
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
