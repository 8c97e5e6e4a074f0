import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { JobCategory } from '@qareeb/contract/job-ads'
import { hintJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { useQueryOf } from '../../data/use-query-of.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

type Pay = NonNullable<ResponseOf<typeof hintJobAd>['pay']>

type CategoryPayProps = { category: JobCategory; branch: Pick<OrganizationLocation, 'id'> }

/** The median pay of a category near a branch, or that there are too few ads for one. */
export function CategoryPay({ category, branch }: CategoryPayProps) {
  const t = usePhrases('vacancies')
  const jobAds = usePhrases('jobAds')
  const format = useFormats()
  const description = { ar: null, en: null }
  const { data, failure } = useQueryOf(hintJobAd, {
    body: { category, seniority: null, locationIds: [branch.id], description },
  })
  if (failure !== null) return null
  const name = jobAds(`category.${phraseKey(category)}`)
  const wordsOf = ({ medianMonthlySar: median, jobAds: count, radiusKm: radius }: Pay) => {
    const amount = format.pay({ min: median, max: median, currency: 'SAR', period: 'monthly' })
    return t('median', { category: name, amount, count, radius: format.number(radius) })
  }
  return (
    <p className="rounded-l border border-line bg-surface px-4 py-3 text-sm sm:px-5">
      {!data && <Skeleton className="h-5 w-64 max-w-full" />}
      {data && (data.pay ? wordsOf(data.pay) : t('noMedian', { category: name }))}
    </p>
  )
}
