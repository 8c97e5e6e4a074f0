import arabic from '@qareeb/content/ar/pages/partner.md?raw'
import english from '@qareeb/content/en/pages/partner.md?raw'
import { plans } from '@qareeb/contract/job-ads'
import { openAdsOf } from '@qareeb/contract/organizations'
import { listShownOrganizations } from '@qareeb/contract/organizations/public-page'
import { planPricesSar } from '@qareeb/reference/plan-prices'
import { useLoaderData } from 'react-router'
import { CompanyLogos } from '../../home/company-logos.tsx'
import { shownIn } from '../../home/shown-in.server.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { Html } from '../html.tsx'
import { limitValues } from '../limit-values.server.ts'
import { readPageText } from '../page-text.server.ts'
import { pictureOf } from '../pictures.server.ts'
import { siteValues } from '../site-values.server.ts'
import { FirstSteps } from './first-steps.tsx'
import { partnerData } from './partner-data.server.ts'
import { PartnerHero } from './partner-hero.tsx'
import { Pricing } from './pricing.tsx'
import { ShownFeatures } from './shown-features.tsx'

export const handle = routeHandle({ phrases: ['partner'] })

/** The text of the page, which an operator edits in `content/<locale>/pages/partner.md`. */
export const loader = pageLoader(async ({ call, locale, site, phrases, paths, isStep }) => {
  const values = { ...siteValues(site, locale), ...limitValues(locale, phrases) }
  const text = readPageText({ ar: arabic, en: english }[locale], { values, isStep })
  const t = phrases('partner')
  const title = t('title', { name: site.name[locale] })
  const description = t('description')
  const url = site.origin + paths.page('partner')
  const planName = (plan: 'free' | 'advanced' | 'premium') => t(`plan.${plan}`)
  return {
    head: { title, description, jsonLd: partnerData({ site, locale, url, title, description, planName }) },
    text,
    // Said by the server alone, so that the page need not carry all words of the home page.
    logosTitle: phrases('home')('companyLogos'),
    companies: (await call(listShownOrganizations, {})).items.map((company) => shownIn(locale, company)),
    offers: plans.map((plan) => ({ plan, priceSar: planPricesSar[plan], openAds: openAdsOf[plan] })),
    pictures: {
      form: pictureOf('form', locale),
      candidates: pictureOf('candidates', locale),
      locations: pictureOf('locations', locale),
    },
  }
})

export const meta = pageMeta

/** The offer for companies, with pictures of the dashboard, and its price. */
export default function PartnerPage() {
  const { text, pictures, offers, companies, logosTitle } = useLoaderData<typeof loader>()
  // `content/pages.test.ts` holds the file to these four.
  const [features, more, steps, pricing] = text.sections
  return (
    <>
      <PartnerHero title={text.title} introduction={text.introduction} />
      <div className="mx-auto w-full max-w-6xl space-y-20 px-4 pb-20 sm:px-6 sm:space-y-24">
        {features && <ShownFeatures section={features} pictures={pictures} />}
        {more && (
          <section aria-labelledby="more">
            <h2 id="more" className="text-2xl font-semibold">
              {more.title}
            </h2>
            <Html text={more} className={plainList} />
          </section>
        )}
        <CompanyLogos title={logosTitle} companies={companies} />
        {steps && <FirstSteps section={steps} />}
        {pricing && <Pricing section={pricing} offers={offers} />}
      </div>
    </>
  )
}

const plainList =
  'mt-5 max-w-none text-ink-2 [&_ul]:grid [&_ul]:list-none [&_ul]:gap-3 [&_ul]:ps-0 sm:[&_ul]:grid-cols-2 lg:[&_ul]:grid-cols-3 [&_li]:m-0 [&_li]:rounded-m [&_li]:border [&_li]:border-line [&_li]:bg-surface [&_li]:p-4! [&_strong]:text-ink'
