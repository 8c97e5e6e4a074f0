import type { Locale } from '@qareeb/contract/locale'
import { openAdsOf } from '@qareeb/contract/organizations'
import { planPricesSar, seekerPriceSar } from '@qareeb/reference/plan-prices'
import { formatRiyals } from '../../i18n/money.ts'
import type { PageArguments } from '../../page/page-loader.ts'

/** The values of prices and limits in a text: the same constants that the server enforces. */
export function priceValues(locale: Locale, phrases: PageArguments['phrases']) {
  const units = phrases('units')
  const t = phrases('partner')
  const price = (amount: number) => formatRiyals(amount, locale, units)
  return {
    seekerPrice: price(seekerPriceSar),
    standardPrice: price(planPricesSar.advanced),
    premiumPrice: price(planPricesSar.premium),
    freeAds: t('openAds', { count: openAdsOf.free }),
    standardAds: t('openAds', { count: openAdsOf.advanced }),
  }
}
