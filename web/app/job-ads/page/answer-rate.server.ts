import { getAnswerRate } from '@qareeb/contract/candidates/answer-rate'
import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { formatNumber } from '../../i18n/numbers.ts'
import type { PageArguments } from '../../page/page-loader.ts'
import type { Detail } from './ad-details.ts'

/**
 * How reliably the company of an open ad answers, as one more fact of the ad; nothing below ten applications. The
 * server words it, so that no seeker fetches phrases for it; the formula stands on the page of the company.
 */
export async function answerRateInWords(
  { state, organization }: PublicJobAd,
  { call, locale, phrases }: Pick<PageArguments, 'call' | 'locale' | 'phrases'>,
): Promise<Detail[]> {
  if (state !== 'active') return []
  const { answerRate } = await call(getAnswerRate, { params: { organizationId: organization.id } })
  if (!answerRate) return []
  const t = phrases('organizationPage')
  const percent = formatNumber(answerRate.percent, locale)
  return [{ name: t('answerRateName'), text: t('answerRateText', { percent }) }]
}
