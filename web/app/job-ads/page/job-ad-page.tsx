import type { ResponseOf } from '@qareeb/contract/endpoint'
import { getJobAd, type JobAdLocation, listRelatedJobAds, type PublicJobAd } from '@qareeb/contract/job-ads'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import { lazy, Suspense, useMemo } from 'react'
import { data, redirect, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { drawLocator } from '../../map/locator/locator-drawing.server.ts'
import { keepInMarkup } from '../../page/keep-in-markup.ts'
import { pack, type Packed, usePacked } from '../../page/packed.ts'
import { type PageHead, pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { cardIn, ownText } from '../card/card-in.ts'
import { descriptionInMarkup } from './ad-description.tsx'
import { detailsInWords } from './ad-details.ts'
import { chosenLocation } from './ad-locations.ts'
import { termsInWords } from './ad-terms.ts'
import { answerRateInWords } from './answer-rate.server.ts'
import { categoryLink } from './category-link.server.ts'
import { jobAdHead } from './job-ad-head.ts'
import { OpenJobAd, type OpenJobAdProps } from './open-job-ad.tsx'
import { slugIn } from './written-in.ts'

const ClosedJobAd = lazy(() => import('./closed-job-ad.tsx'))

export const handle = routeHandle({
  phrases: ['jobPage', 'jobAds'],
  hasPhoneBar: true,
})

/** Reads the ad by its id or any slug it ever had, and moves on to the slug that it has in this language now. */
export const loader = pageLoader(async (page) => {
  const { call, locale, params, paths, url } = page
  const id = params['id'] ?? ''
  const input = { params: { id }, query: {} }
  const [found, related] = await Promise.all([call(getJobAd, input), call(listRelatedJobAds, input)])
  const jobAd = requirePublic(found)

  const slug = slugIn(locale, jobAd)
  if (slug !== id) throw redirect(paths.jobAd(slug) + url.search, 301)

  const rate = await answerRateInWords(jobAd, page)
  const locationId = url.searchParams.get('locationId')
  const { details, description, ...shown } = jobAd
  const place = chosenLocation(jobAd.locations, locationId)
  const drawing = place ? drawLocator(place, locale) : null
  const loaded: Loaded = {
    head: jobAdHead(jobAd, { ...page, locationId }),
    // The other language of the texts is on the page of that language.
    description: ownText(locale, description),
    page: pack({
      jobAd: {
        ...shown,
        locations: jobAd.locations.map((location) => locationIn(locale, location)),
      },
      related: {
        similar: related.similar.map((card) => cardIn(locale, card)),
        nearby: related.nearby.map((card) => cardIn(locale, card)),
      },
      drawing,
      terms: [...termsInWords(jobAd, { t: page.phrases('jobAds'), fields: page.phrases('fields') }), ...rate],
      details: detailsInWords(details, {
        locale,
        t: page.phrases('jobAdForm'),
        fields: page.phrases('fields'),
        units: page.phrases('units'),
      }),
      category: categoryLink(jobAd, page),
    }),
  }
  // The description is in the markup of a document, and is among the data of later steps alone.
  if (!page.isStep) keepInMarkup(loaded, 'description')
  return data(loaded, { status: jobAd.state === 'active' ? 200 : 410 })
})

type Loaded = {
  head: PageHead
  description?: Bilingual
  page: Packed<Omit<OpenJobAdProps, 'jobAd'> & { jobAd: Omit<OpenJobAdProps['jobAd'], 'description'> }>
}

/** A location with its texts in one language. */
const locationIn = (locale: Locale, location: JobAdLocation): JobAdLocation => ({
  ...location,
  name: ownText(locale, location.name),
  address: ownText(locale, location.address),
  city: location.city && ownText(locale, location.city),
  district: location.district && ownText(locale, location.district),
})

/** Public pages load without a session, so that no draft comes here. */
function requirePublic(jobAd: ResponseOf<typeof getJobAd>): PublicJobAd {
  if (jobAd.state === 'draft') throw new Response(null, { status: 404 })
  return jobAd
}

export const meta = pageMeta

/** Choosing another address of the same ad changes the query alone and needs nothing new. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function JobAdPage() {
  const { page, description } = useLoaderData<typeof loader>()
  const { jobAd: packed, ...shown } = usePacked(page)
  const jobAd = useMemo(
    () => ({ ...packed, description: description ?? descriptionInMarkup() }),
    [packed, description],
  )
  if (jobAd.state === 'active') return <OpenJobAd jobAd={jobAd} {...shown} />
  return (
    <Suspense>
      <ClosedJobAd jobAd={jobAd} {...shown} />
    </Suspense>
  )
}
