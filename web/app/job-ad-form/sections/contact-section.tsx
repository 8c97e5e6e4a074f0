import { Lock } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { FormSection } from '../desk/form-section.tsx'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { LineField } from './line-field.tsx'
import type { SectionProps } from './section-props.ts'

/** The team's contact person for the ad; no job seeker sees it. */
export function ContactSection({ typed: { contact }, change, errors }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  const put = (part: Partial<TypedJobAd['contact']>) =>
    change((now) => ({ ...now, contact: { ...now.contact, ...part } }))
  return (
    <FormSection id="contact" title={t('contact')} badge={<TeamAlone />}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <LineField
          name="contact.name"
          label={fields('name')}
          error={errors['contact.name']}
          most={100}
          isOptional
          text={contact.name}
          onText={(name) => put({ name })}
        />
        <LineField
          name="contact.email"
          label={fields('email')}
          error={errors['contact.email']}
          type="email"
          dir="ltr"
          text={contact.email}
          onText={(email) => put({ email })}
        />
        <LineField
          name="contact.phone"
          label={fields('phone')}
          error={errors['contact.phone']}
          type="tel"
          dir="ltr"
          text={contact.phone}
          onText={(phone) => put({ phone })}
        />
      </div>
      {contact.email.trim() === '' && <OwnAddress onChoose={(email) => put({ email })} />}
    </FormSection>
  )
}

function TeamAlone() {
  const t = usePhrases('jobAdForm')
  return (
    <Badge>
      <Lock className="size-3.5" aria-hidden />
      {t('contactHint')}
    </Badge>
  )
}

/** Takes the address of the reader's account. */
function OwnAddress({ onChoose }: { onChoose: (email: string) => void }) {
  const t = usePhrases('jobAdForm')
  const { email } = useDashboard().profile
  return (
    <button
      type="button"
      onClick={() => onChoose(email)}
      className="roomy mt-3 text-sm font-medium text-brand underline underline-offset-4"
    >
      {t('useOwnEmail')}
    </button>
  )
}
