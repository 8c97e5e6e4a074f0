import type { InspectedCompany } from '@qareeb/contract/administration'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AuditEntryLine } from '../../audit/audit-entry-line.tsx'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { MoreThanShown } from '../more-than-shown.tsx'
import { AppointAdmin, lacksAdmin } from './appoint-admin.tsx'
import { CompanyBranches } from './company-branches.tsx'

type CompanyContentsProps = InspectedCompany

/** Team, branches, ads and the latest entries of the log, read only; a team without administrator is given one. */
export function CompanyContents(company: CompanyContentsProps) {
  return (
    <div className="grid min-w-0 gap-6">
      <Team {...company} />
      <CompanyBranches {...company} />
      <JobAds {...company} />
      <Latest {...company} />
    </div>
  )
}

const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line empty:hidden">{children}</ul>
)

const Line = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 first:pt-0">
    <span className="min-w-40 flex-1 wrap-anywhere">{children}</span>
    {end}
  </li>
)

function Team({ company, members, invitations, counts }: CompanyContentsProps) {
  const t = usePhrases('administration')
  const hasNoAdmin = lacksAdmin(members)
  return (
    <SectionCard id="team" title={t('team')} text={hasNoAdmin ? t('noAdmin') : ''}>
      <Lines>
        {members.map((member) => (
          <Member key={member.id} member={member}>
            {hasNoAdmin && !member.disabled && <AppointAdmin companyId={company.id} member={member} />}
          </Member>
        ))}
        {invitations.map(({ id, email, role, expiresAt }) => (
          <Line key={id} end={<Badge>{t(`role.${role}`)}</Badge>}>
            <bdi dir="ltr">{email}</bdi>
            <span className="block text-sm text-ink-2">{t('invited', { date: formatDate(expiresAt) })}</span>
          </Line>
        ))}
      </Lines>
      <MoreThanShown
        shown={members.length + invitations.length}
        total={counts.members + counts.invitations}
      />
    </SectionCard>
  )
}

type MemberProps = { member: InspectedCompany['members'][number]; children: ReactNode }

function Member({ member, children }: MemberProps) {
  const t = usePhrases('administration')
  const { firstName, lastName, email, role, disabled, joinedAt } = member
  const marks = (
    <span className="flex flex-wrap items-center gap-2">
      {disabled && <Badge tone="bad">{t('disabled')}</Badge>}
      <Badge tone={role === 'ADMIN' ? 'info' : 'plain'}>{t(`role.${role}`)}</Badge>
      {children}
    </span>
  )
  return (
    <Line end={marks}>
      <bdi className="font-medium">{`${firstName} ${lastName}`}</bdi>
      <span className="block text-sm text-ink-2">
        <bdi dir="ltr">{email}</bdi> · {t('joined', { date: formatDate(joinedAt) })}
      </span>
    </Line>
  )
}

function JobAds({ jobAds }: InspectedCompany) {
  const t = usePhrases('administration')
  const { number } = useFormats()
  const { items, active, inactive, draft } = jobAds
  const counts = { active: number(active), inactive: number(inactive), draft: number(draft) }
  return (
    <SectionCard
      id="job-ads"
      title={t('jobAds')}
      text={items.length === 0 ? t('noJobAds') : t('jobAdCounts', counts)}
    >
      <Lines>
        {items.map(({ id, title, state }) => (
          <Line
            key={id}
            end={<Badge tone={state === 'active' ? 'good' : 'plain'}>{t(`state.${state}`)}</Badge>}
          >
            {title.ar === null && title.en === null ? t('untitled') : <BilingualText value={title} />}
          </Line>
        ))}
      </Lines>
      <MoreThanShown shown={items.length} total={active + inactive + draft} />
    </SectionCard>
  )
}

function Latest({ audit, company }: InspectedCompany) {
  const t = usePhrases('administration')
  return (
    <SectionCard id="latest" title={t('latest')}>
      <ul className="-mx-4 mb-4 divide-y divide-line">
        {audit.map((entry) => (
          <li key={entry.id}>
            <AuditEntryLine entry={entry} />
          </li>
        ))}
      </ul>
      <Link
        to={usePaths().adminAudit({ organization: company.id })}
        className={buttonStyle({ kind: 'outline', size: 'small' })}
      >
        {t('fullLog')}
      </Link>
    </SectionCard>
  )
}
