import type { ListedCompany } from '@qareeb/contract/administration'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { daysSince } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import type { WaitingWork } from '../administration-context.ts'
import { ExpiryDate } from './expiry-date.tsx'
import { cardLinkStyle, NothingThere, OverviewCard } from './overview-card.tsx'

/** Rows of the overview; the list has them all. */
const most = 5

/** Companies that wait for an answer of the platform, the longest wait first. */
export function WaitingCompanies({ companies, waiting }: Pick<WaitingWork, 'companies' | 'waiting'>) {
  const t = usePhrases('administration')
  const o = usePhrases('platformOverview')
  const paths = usePaths()
  const { number } = useFormats()
  return (
    <OverviewCard
      id="waiting"
      title={o('waitingTitle')}
      count={waiting > 0 ? number(waiting) : undefined}
      action={
        <Link to={paths.adminCompanies({ list: 'all' })} className={cardLinkStyle}>
          {o('allCompanies')}
        </Link>
      }
    >
      {companies.length === 0 ? (
        <NothingThere>{t('waitingCompanies', { count: 0 })}</NothingThere>
      ) : (
        <table className="w-full text-start text-sm">
          <thead className="bg-sunken text-ink-2 max-sm:sr-only">
            <tr className="h-9 *:px-2.5 *:text-start *:font-medium *:first:ps-5">
              <th scope="col">{o('company')}</th>
              <th scope="col">{o('document')}</th>
              <th scope="col">{o('validUntil')}</th>
              <th scope="col">{o('waits')}</th>
              <th scope="col">
                <span className="sr-only">{o('open')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {companies.slice(0, most).map((company) => (
              <WaitingCompany key={company.id} company={company} />
            ))}
          </tbody>
        </table>
      )}
    </OverviewCard>
  )
}

function WaitingCompany({ company }: { company: ListedCompany }) {
  const o = usePhrases('platformOverview')
  const now = useNow()
  const { id, name, waitingSince, registrationType: type, registrationExpiresOn: expiresOn } = company
  const shown = readIn(useLocale(), name).text
  const days = waitingSince === null ? 0 : daysSince(waitingSince, now)
  return (
    <tr className="border-t border-line *:px-2.5 *:py-2 *:first:ps-4 *:last:pe-4 sm:*:first:ps-5 sm:*:last:pe-5 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:py-1.5">
      <td className="max-sm:w-full">
        <span className="flex items-center gap-3">
          <InitialsLogo colorKey={id} name={shown} className="size-8 text-sm" />
          <BothNames name={name} />
        </span>
      </td>
      <td className="text-ink-2 max-sm:ps-15!">{o(`document.${type ?? 'none'}`)}</td>
      <td className="tabular-nums max-sm:hidden">{expiresOn ? <ExpiryDate day={expiresOn} /> : '–'}</td>
      <td className={days > 2 ? 'font-medium' : undefined}>{o('waitedDays', { count: days })}</td>
      <td className="text-end max-sm:ms-auto">
        <Link
          to={usePaths().adminCompany(id)}
          aria-label={o('openNamed', { company: shown })}
          className={buttonStyle({ kind: 'outline', size: 'small' })}
        >
          {o('open')}
        </Link>
      </td>
    </tr>
  )
}

/** In the language of the page, and below it the other one. */
function BothNames({ name }: Pick<ListedCompany, 'name'>) {
  const locale = useLocale()
  const other = name[locale === 'ar' ? 'en' : 'ar']
  return (
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">
        <BilingualText value={name} />
      </span>
      {name[locale] && other && (
        <span className="block text-[0.8125rem] leading-5 wrap-anywhere text-ink-2">
          <BilingualText value={locale === 'ar' ? { ar: null, en: other } : { ar: other, en: null }} />
        </span>
      )}
    </span>
  )
}
