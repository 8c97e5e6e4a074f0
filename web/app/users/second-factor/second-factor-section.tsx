import { getSecondFactors } from '@qareeb/contract/second-factor'
import type { OwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useRecentSignIn } from '../../identity/sign-in/use-recent-sign-in.tsx'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { FactorRowProps } from './factor-row-props.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { PhoneRow } from './phone-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { TotpRow } from './totp-row.tsx'

/** The ways to prove oneself after the password. */
export function SecondFactorSection({ profile }: { profile: OwnProfile }) {
  const t = usePhrases('secondFactor')
  const { data, replace, ...rest } = useQueryOf(getSecondFactors, {})
  const [codes, setCodes] = useState<string[] | null>(null)
  const { run, dialog } = useRecentSignIn(profile.hasPassword)
  const change: FactorRowProps['onChange'] = (factors, recoveryCodes = null) => {
    replace(factors)
    setCodes(recoveryCodes)
  }

  return (
    <SectionCard id="secondFactor" title={t('title')} text={t('text')}>
      {!profile.emailVerified && (
        <p className="mb-4 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">{t('verifyFirst')}</p>
      )}
      {data ? (
        <fieldset disabled={!profile.emailVerified}>
          <ul className="divide-y divide-line">
            <PhoneRow factors={data} onChange={change} run={run} phone={profile.phone} />
            <TotpRow factors={data} onChange={change} run={run} />
            <PasskeyRow factors={data} onChange={change} run={run} />
            <RecoveryRow factors={data} onChange={change} run={run} />
          </ul>
        </fieldset>
      ) : (
        <LoadingOrFailed {...rest} lines={3} />
      )}
      {dialog}
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </SectionCard>
  )
}
