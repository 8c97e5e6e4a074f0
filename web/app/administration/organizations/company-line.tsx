import type { ListedCompany } from '@qareeb/contract/administration'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { daysSince, formatDate } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { StatusBadge } from '../../organizations/verification/status-badge.tsx'
import { hasNewDocument } from '../../organizations/verification/why-not-verify.ts'
import { useNow } from '../../page/use-site.ts'
import { useToday } from '../../page/use-today.ts'
import { Badge } from '../../ui/badge.tsx'

/** A company in a list of platform administrators: how it stands and how long it waits. */
export function CompanyLine({ company }: { company: ListedCompany }) {
  const t = usePhrases('administration')
  const organizations = usePhrases('organizations')
  const now = useNow()
  const { verificationStatus, hasRegistration, waitingSince, registrationExpiresOn: expiresOn } = company
  const today = useToday()
  const isExpired = expiresOn !== null && expiresOn < today
  return (
    <Link
      to={usePaths().adminCompany(company.id)}
      className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-sunken sm:px-5"
    >
      {/* On phones the marks stand under the name, which would have no room beside them. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-60">
          <BilingualText value={company.name} className="font-medium wrap-anywhere" />
          <span className="block text-sm text-ink-2">
            {waitingSince
              ? t('waitingDays', { count: daysSince(waitingSince, now) })
              : t('createdOn', { date: formatDate(company.createdAt) })}
            {' · '}
            {t(`plan.${company.plan}`)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {hasNewDocument(company) && <Badge tone="warn">{t('newDocument')}</Badge>}
          {!hasRegistration && verificationStatus !== 'pending' && (
            <Badge>{organizations('status.withoutDocument')}</Badge>
          )}
          {isExpired && <Badge tone="bad">{t('expired', { date: formatDate(expiresOn) })}</Badge>}
          <StatusBadge status={verificationStatus} hasRegistration={hasRegistration} />
        </span>
      </span>
      <ChevronRight className="flip-rtl size-5 shrink-0 text-ink-3" aria-hidden />
    </Link>
  )
}
