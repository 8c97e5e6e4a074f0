import type { ResponseOf } from '@qareeb/contract/endpoint'
import { getJobAd, type JobAdLocation, listRelatedJobAds, type PublicJobAd } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { lazy, Suspense } from 'react'
import { data, redirect, useLoaderData } from 'react-router'
import { drawLocator } from '../../map/locator/locator-drawing.server.ts'
import { isOnMap } from '../../map/map-limits.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pack, usePacked } from '../../page/packed.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { slugIn } from '../../paths.ts'
import { cardIn, ownText } from '../card/card-in.ts'
import { detailsInWords } from './ad-details.ts'
import { termsInWords } from './ad-terms.ts'
import { answerRateInWords } from './answer-rate.server.ts'
import { categoryLink } from './category-link.server.ts'
import { jobAdHead } from './job-ad-head.ts'
import { chosenLocation, streetOf } from './location/ad-locations.ts'
import { OpenJobAd } from './open-job-ad.tsx'

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
  const { details, ...shown } = jobAd
  const place = [chosenLocation(jobAd.locations, locationId), ...jobAd.locations].find(
    (location) => location && isOnMap(location),
  )
  const drawing = place ? drawLocator(place, locale) : null
  return data(
    {
      head: jobAdHead(jobAd, { ...page, locationId }),
      page: pack({
        // The other language of the texts is on the page of that language.
        jobAd: {
          ...shown,
          description: ownText(locale, jobAd.description),
          locations: jobAd.locations.map((location) => locationIn(locale, location)),
        },
        related: {
          similar: related.similar.map((card) => cardIn(locale, card)),
          nearby: related.nearby.map((card) => cardIn(locale, card)),
        },
        drawing,
        terms: [
          ...termsInWords(jobAd, {
            t: page.phrases('jobAds'),
            form: page.phrases('jobAdForm'),
            fields: page.phrases('fields'),
          }),
          ...rate,
        ],
        details: detailsInWords(details, {
          locale,
          t: page.phrases('jobAdRequirements'),
          fields: page.phrases('fields'),
          units: page.phrases('units'),
        }),
        category: categoryLink(jobAd, page),
      }),
    },
    { status: jobAd.state === 'active' ? 200 : 410 },
  )
})

/** A location with its texts in one language. */
const locationIn = (locale: Locale, location: JobAdLocation): JobAdLocation => ({
  ...location,
  name: ownText(locale, location.name),
  address: ownText(locale, streetOf(location)),
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
export const shouldRevalidate = isOtherPath

export default function JobAdPage() {
  const page = usePacked(useLoaderData<typeof loader>().page)
  if (page.jobAd.state === 'active') return <OpenJobAd {...page} />
  return (
    <Suspense>
      <ClosedJobAd {...page} />
    </Suspense>
  )
}
