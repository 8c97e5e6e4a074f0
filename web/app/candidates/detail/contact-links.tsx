import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { type LucideIcon, Mail, Phone } from 'lucide-react'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** Calls the candidate, or writes a mail, with the apps of a phone. */
export function ContactLinks({ candidate: { name, email, phone } }: { candidate: Candidate }) {
  const t = usePhrases('candidates')
  const shown = isolateName(name ?? t('erased'))
  return (
    <div className="flex gap-2 sm:hidden">
      {phone !== null && <RoundLink to={`tel:${phone}`} Icon={Phone} label={t('call', { name: shown })} />}
      {email !== null && (
        <RoundLink to={`mailto:${email}`} Icon={Mail} label={t('writeTo', { name: shown })} />
      )}
    </div>
  )
}

type RoundLinkProps = { to: string; Icon: LucideIcon; label: string }

const RoundLink = ({ to, Icon, label }: RoundLinkProps) => (
  <a
    href={to}
    aria-label={label}
    title={label}
    className="grid size-11 place-items-center rounded-full border border-line-strong text-brand hover:bg-sunken"
  >
    <Icon className="size-5" aria-hidden />
  </a>
)
