import { listShownOrganizations } from '@qareeb/contract/organizations/public-page'
import { countJobAds, listJobAds } from '@qareeb/contract/search'
import { useLoaderData } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cardIn } from '../job-ads/card/card-in.ts'
import { pack, usePacked } from '../page/packed.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { parseSearch } from '../search/address/parse-search.ts'
import { addressOf, everywhere } from '../search/address/search-address.ts'
import { Notice } from '../ui/notice.tsx'
import { CategoriesSection } from './categories-section.tsx'
import { CompanyBand } from './company-band.tsx'
import { CompanyLogos } from './company-logos.tsx'
import { Hero } from './hero.tsx'
import { NewestJobAds } from './newest-job-ads.tsx'
import { readCity } from './read-city.ts'
import { shownIn } from './shown-in.server.ts'
import { TrustStrip } from './trust-strip.tsx'

const newestShown = 6

export const handle = routeHandle({ phrases: ['home', 'jobAds'] })

/** The chosen city, Riyadh unless the address names another, with its newest ads and its counts. */
export const loader = pageLoader(async ({ url, call, locale, phrases, paths }) => {
  const { city, isMisread } = readCity(url.searchParams)
  const [newest, counts, shown] = await Promise.all([
    call(listJobAds, { query: { city, sort: 'newest', uncounted: true } }),
    call(countJobAds, { query: { city } }),
    call(listShownOrganizations, {}),
  ])
  const t = phrases('home')
  // Said by the server alone, so that the browser need not fetch the words of the search page.
  const search = phrases('search')
  return {
    head: { title: t('title'), description: t('description') },
    page: pack({
      city,
      notice: isMisread && search('misread', { place: search('riyadh') }),
      companies: shown.items.map((company) => shownIn(locale, company)),
      newest: newest.items.slice(0, newestShown).map((card) => cardIn(locale, card)),
      counts: { total: counts.total, category: counts.category },
      searchAddress: paths.searchIn(city),
      everywhereAddress: paths.search(addressOf(everywhere(parseSearch(new URLSearchParams())))),
    }),
  }
})

export const meta = pageMeta

export default function HomePage() {
  const t = usePhrases('home')
  const { page } = useLoaderData<typeof loader>()
  const { city, notice, newest, counts, companies, searchAddress, everywhereAddress } = usePacked(page)
  return (
    <>
      <Hero city={city} everywhereAddress={everywhereAddress}>
        {notice && <Notice>{notice}</Notice>}
      </Hero>
      <div className="mx-auto w-full max-w-6xl space-y-16 px-4 pb-20 sm:px-6">
        <CategoriesSection city={city} counts={counts} />
        <NewestJobAds
          city={city}
          jobAds={newest}
          searchAddress={searchAddress}
          everywhereAddress={everywhereAddress}
        />
        <TrustStrip />
        <CompanyLogos title={t('companyLogos')} companies={companies} />
        <CompanyBand />
      </div>
    </>
  )
}
