import { usePhrases } from '../../i18n/use-phrases.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { LineField } from './line-field.tsx'
import type { SectionProps } from './section-props.ts'

/** Whom the team asks about the ad; no job seeker sees it. */
export function ContactSection({ typed: { contact }, change, errors }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  const put = (part: Partial<TypedJobAd['contact']>) =>
    change((now) => ({ ...now, contact: { ...now.contact, ...part } }))
  return (
    <SectionCard id="contact" title={t('contact')} text={t('contactHint')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField
          name="contact.name"
          label={fields('name')}
          error={errors['contact.name']}
          maxLength={100}
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
    </SectionCard>
  )
}
