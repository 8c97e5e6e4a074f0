import { getAnswerRate } from '@qareeb/contract/candidates/answer-rate'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import { getPublicOrganization } from '@qareeb/contract/organizations/public-page'
import { redirect, useLoaderData } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { cardIn, ownText } from '../../job-ads/card/card-in.ts'
import { AdList } from '../../job-ads/page/ad-list.tsx'
import { drawLocations } from '../../map/locator/locator-drawing.server.ts'
import { pack, usePacked } from '../../page/packed.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { type Branch, CompanyBranches } from './company-branches.tsx'
import { companyHead } from './company-head.ts'
import { CompanyIntroduction } from './company-introduction.tsx'
import { NoOpenAds } from './no-open-ads.tsx'

export const handle = routeHandle({ phrases: ['organizationPage', 'jobAds', 'map'] })

/** Loads the company by any slug, past ones included, and redirects to the present one. */
export const loader = pageLoader(async (page) => {
  const { call, locale, params, paths, url } = page
  const slug = params['slug'] ?? ''
  const company = await call(getPublicOrganization, { params: { slug } })
  const present = company.organization.slug
  if (present !== slug) throw redirect(paths.company(present) + url.search, 301)

  const { locations, organization } = company
  const { answerRate } = await call(getAnswerRate, { params: { organizationId: organization.id } })
  const drawing = drawLocations(locations, locale)
  const shown = {
    organization,
    openAds: company.openAds,
    locations: locations.map((branch) => branchIn(locale, branch)),
    jobAds: company.jobAds.slice(0, shownAds).map((card) => cardIn(locale, card)),
    drawing,
    answerRate,
  }
  return { head: companyHead(company, page), page: pack(shown) }
})

/** Open ads of the company that its page shows; a link leads to the others. */
const shownAds = 12

/** A branch with what the page shows of it, in one language. */
const branchIn = (
  locale: Locale,
  { name, address, openAds, lat, lng }: ResponseOf<typeof getPublicOrganization>['locations'][number],
): Branch => ({ name: ownText(locale, name), address: ownText(locale, address), openAds, lat, lng })

export const meta = pageMeta

/** A company's public page: its details, its branches, and its open ads. */
export default function OrganizationPage() {
  const t = usePhrases('organizationPage')
  const paths = usePaths()
  const page = usePacked(useLoaderData<typeof loader>().page)
  const { organization, locations, drawing, jobAds, openAds, answerRate } = page
  const allAds = { address: paths.search({ organization: organization.id }), text: t('allAds') }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-10">
      <CompanyIntroduction organization={organization} openAds={openAds} answerRate={answerRate} />
      {locations.length > 0 && <CompanyBranches locations={locations} drawing={drawing} />}
      {jobAds.length > 0 ? (
        <AdList
          title={t('openAds', { count: openAds })}
          jobAds={jobAds}
          showsCompany={false}
          {...(openAds > jobAds.length && { more: allAds })}
        />
      ) : (
        <NoOpenAds title={t('openAds', { count: 0 })} />
      )}
    </div>
  )
}
