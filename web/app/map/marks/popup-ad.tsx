import type { Salary } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { formatPay } from '../../i18n/money.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'

type PopupAdProps = { ad: { title: Bilingual; slugs: Bilingual; salary: Salary }; locationId: string }

/** Title and pay of an ad, as a link to it. */
export function PopupAd({ ad, locationId }: PopupAdProps) {
  const locale = useLocale()
  return (
    <Link
      to={usePaths().jobAd(readIn(locale, ad.slugs).text, locationId)}
      className="block py-3 ps-4 pe-12 font-sans hover:bg-sunken focus-visible:bg-sunken"
    >
      <span className="block text-[0.95rem] font-semibold text-ink">
        <BilingualText value={ad.title} />
      </span>
      <span className="mt-0.5 block text-sm text-ink-2">
        {formatPay(ad.salary, locale, usePhrases('units'))}
      </span>
    </Link>
  )
}
