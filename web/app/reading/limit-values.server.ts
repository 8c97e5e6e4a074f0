import { candidateBounds } from '@qareeb/contract/candidates'
import { fileBounds } from '@qareeb/contract/files'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { openAdsOf, organizationBounds } from '@qareeb/contract/organizations'
import { accountTimes } from '@qareeb/contract/users'
import { planPricesSar, seekerPriceSar } from '@qareeb/reference/plan-prices'
import { formatRiyals } from '../i18n/money.ts'
import type { PageArguments } from '../page/page-loader.ts'

/** The values of prices and limits in a text: the same constants that the server enforces. */
export function limitValues(locale: Locale, phrases: PageArguments['phrases']): Record<string, string> {
  const units = phrases('units')
  const partner = phrases('partner')
  const t = phrases('limits')
  const price = (amount: number) => formatRiyals(amount, locale, units)
  const minutes = (count: number) =>
    count % 60 === 0 ? t('hours', { count: count / 60 }) : t('minutes', { count })
  return {
    seekerPrice: price(seekerPriceSar),
    standardPrice: price(planPricesSar.advanced),
    premiumPrice: price(planPricesSar.premium),
    freeAds: partner('openAds', { count: openAdsOf.free }),
    standardAds: partner('openAds', { count: openAdsOf.advanced }),
    openTime: t('days', { count: jobAdBounds.openDays }),
    extendTime: t('days', { count: jobAdBounds.extendInLastDays }),
    adLocations: t('locations', { count: jobAdBounds.locations.max }),
    importRows: t('branches', { count: locationImportBounds.rows }),
    rejectionWait: minutes(candidateBounds.rejectionMinutes),
    undoTime: t('seconds', { count: candidateBounds.undoSeconds }),
    toldTime: t('days', { count: candidateBounds.toldAfterExpiryDays }),
    retentionTime: t('months', { count: organizationBounds.retentionMonths.max }),
    fileMegabytes: String(fileBounds.documentBytes / 1024 / 1024),
    resetTime: minutes(accountTimes.resetLinkMinutes),
    undoEmailTime: t('hours', { count: accountTimes.undoEmailHours }),
  }
}
