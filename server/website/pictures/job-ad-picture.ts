import { phrases as arabicUnits } from '@qareeb/content/ar/phrases/units'
import { phrases as englishUnits } from '@qareeb/content/en/phrases/units'
import { say } from '@qareeb/content/phrase'
import type { PublicJobAd, Salary } from '@qareeb/contract/job-ads'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import { minorUnits } from '@qareeb/reference/currencies'
import { canvas, renderPictureFrame, textLine } from './canvas.ts'
import { breakLines } from './lines.ts'

const units = { ar: arabicUnits, en: englishUnits }

/** The preview picture of a link to an ad: its title, company, location and net pay. */
export function jobAdPicture(jobAd: PublicJobAd, locale: Locale, siteName: string): string {
  const size = 68
  const room = (canvas.width - 2 * canvas.margin) / size
  const title = breakLines(inLocale(jobAd.title, locale), { room, most: 2 }).map((line, index) =>
    textLine(line, locale, { y: 278 + index * 88, size, bold: true, fill: '#13231c' }),
  )
  const [where] = breakLines(whereIs(jobAd, locale), {
    room: (canvas.width - 2 * canvas.margin) / 38,
    most: 1,
  })
  const after = 278 + title.length * 88
  return renderPictureFrame(
    locale,
    siteName,
    [
      ...title,
      textLine(where ?? '', locale, { y: after + 4, size: 38, fill: '#4b5a53' }),
      textLine(payOf(jobAd.salary, locale), locale, { y: 552, size: 46, bold: true, fill: '#0b6b4d' }),
    ].join('\n'),
  )
}

const inLocale = (text: Bilingual, locale: Locale): string => text[locale] ?? text.ar ?? text.en ?? ''

function whereIs({ organization, locations }: PublicJobAd, locale: Locale): string {
  const city = locations[0]?.city
  return [inLocale(organization.name, locale), city && inLocale(city, locale)].filter(Boolean).join(' · ')
}

/** Written as the pages write it: a whole amount without decimals, any other with all of them. */
function payOf({ min, max, currency, period }: Salary, locale: Locale): string {
  const format = new Intl.NumberFormat(locale === 'ar' ? 'ar-SA-u-nu-latn' : 'en-GB', {
    minimumFractionDigits: minorUnits[currency],
    maximumFractionDigits: minorUnits[currency],
    trailingZeroDisplay: 'stripIfInteger',
  })
  // Each end isolated by itself: a reader of Arabic meets the smaller one first, on the right.
  const write = (amount: number) => `\u2066${format.format(amount)}\u2069`
  return say(units[locale].pay, locale, {
    amount: min === max ? write(min) : `${write(min)} – ${write(max)}`,
    currency: units[locale][`currency.${currency}`],
    period: units[locale][`period.${period}`],
  })
}
