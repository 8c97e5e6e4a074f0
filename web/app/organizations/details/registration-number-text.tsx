import type { Organization } from '@qareeb/contract/organizations'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

type RegistrationNumberTextProps = { number: Organization['registrationNumber']; className?: string }

/** The number of a registration, or a phrase for a missing one. */
export function RegistrationNumberText({ number, className }: RegistrationNumberTextProps) {
  const t = usePhrases('organizations')
  return (
    <p className={className}>
      {number === null ? t('noRegistrationNumber') : t('numbered', { number: isolateCode(number) })}
    </p>
  )
}
