import type { InspectedCompany, OtherCompany } from '@qareeb/contract/administration'
import type { Organization } from '@qareeb/contract/organizations'
import { CircleCheck, TriangleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { isolateCode, isolateName } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { StatusBadge } from '../../organizations/verification/status-badge.tsx'
import { useToday } from '../../page/use-today.ts'

type VerificationFactsProps = InspectedCompany['facts'] & Pick<Organization, 'registrationExpiresOn'>

/** Checked facts about a company, to compare with its document. None of them blocks a decision. */
export function VerificationFacts(facts: VerificationFactsProps) {
  const t = usePhrases('administration')
  const { registrationNumber, sameNumber, namedAlike, owner, registrationExpiresOn } = facts
  const number = isolateCode(registrationNumber ?? '')
  return (
    <div className="mt-6 border-t border-line pt-6">
      <h3 className="font-semibold">{t('facts')}</h3>
      <p className="mt-1 text-sm text-ink-2">{t('factsText')}</p>
      <ul className="mt-3 grid gap-3 text-sm">
        <Compared
          others={sameNumber}
          none={registrationNumber === null ? t('numberMissing') : t('numberUnique', { number })}
          some={t('numberShared', { number })}
          isDoubtful={registrationNumber === null}
        />
        <Compared others={namedAlike} none={t('nameUnique')} some={t('nameShared')} />
        <Expiry on={registrationExpiresOn} />
        <Owner owner={owner} />
      </ul>
    </div>
  )
}

/** A fact in one sentence, marked where it is worth a second look. */
const Fact = ({ isDoubtful, children }: { isDoubtful: boolean; children: ReactNode }) => (
  <li className="flex items-start gap-2.5">
    {isDoubtful ? (
      <TriangleExclamationPoint className="mt-0.5 size-4.5 shrink-0 text-warn" aria-hidden />
    ) : (
      <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-brand" aria-hidden />
    )}
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </li>
)

type ComparedProps = {
  others: readonly OtherCompany[]
  /** Said where no other company has the same. */
  none: string
  some: string
  isDoubtful?: boolean
}

/** Other companies with the same number or name, each of which opens. */
function Compared({ others, none, some, isDoubtful = false }: ComparedProps) {
  const paths = usePaths()
  if (others.length === 0) return <Fact isDoubtful={isDoubtful}>{none}</Fact>
  return (
    <Fact isDoubtful>
      {some}
      <ul>
        {others.map(({ id, name, verificationStatus }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={paths.adminCompany(id)}
              className="inline-flex min-h-8 items-center text-brand underline-offset-4 hover:underline max-sm:min-h-11"
            >
              <BilingualText value={name} />
            </Link>
            <StatusBadge status={verificationStatus} />
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function Expiry({ on }: { on: Organization['registrationExpiresOn'] }) {
  const t = usePhrases('administration')
  const today = useToday()
  if (on === null) return <Fact isDoubtful>{t('expiryUnknown')}</Fact>
  const isOver = on < today
  return <Fact isDoubtful={isOver}>{t(isOver ? 'expired' : 'expiresOn', { date: formatDate(on) })}</Fact>
}

function Owner({ owner }: Pick<VerificationFactsProps, 'owner'>) {
  const t = usePhrases('administration')
  if (!owner) return <Fact isDoubtful>{t('ownerMissing')}</Fact>
  const { firstName, lastName, emailVerified, mailDomain } = owner
  const values = { name: isolateName(`${firstName} ${lastName}`), domain: isolateCode(mailDomain) }
  return (
    <Fact isDoubtful={!emailVerified}>
      {t(emailVerified ? 'ownerConfirmed' : 'ownerUnconfirmed', values)}
    </Fact>
  )
}
