import { useState } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { ApplicationSection } from './application-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { EmailSection } from './email-section.tsx'
import { EmployerSection } from './employer-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { PhotoSection } from './photo-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import type { SectionProps } from './section-props.ts'
import { hasDefaults, type Section, sectionsOf } from './sections-of.ts'
import { SessionsSection } from './sessions-section.tsx'

/** The sections, with a list of them beside, or on phones in a line above. */
export function ProfileSections({ profile, onChange }: SectionProps) {
  // A section that is emptied stays until the page is left.
  const [showsDefaults] = useState(() => hasDefaults(profile))
  const shown = sectionsOf(profile, showsDefaults)
  const props = { profile, onChange }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SectionList shown={shown} />
      <div className="grid gap-6">
        <PhotoSection {...props} />
        <PersonalSection {...props} />
        {shown.includes('application') && <ApplicationSection {...props} />}
        <EmailSection {...props} />
        <PasswordSection {...props} />
        <SecondFactorSection profile={profile} />
        <SessionsSection />
        <PrivacySection {...props} />
        {shown.includes('employer') && <EmployerSection onChange={onChange} />}
        {shown.includes('delete') && <DeleteAccountSection profile={profile} />}
      </div>
    </div>
  )
}

function SectionList({ shown }: { shown: readonly Section[] }) {
  const t = usePhrases('users')
  return (
    <nav aria-label={t('sections')} className="min-w-0 text-sm lg:sticky lg:top-24">
      <ul className="flex gap-2 overflow-x-auto max-lg:-mx-4 max-lg:px-4 max-lg:pb-1 lg:block lg:space-y-1">
        {shown.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="block rounded-m px-3 py-2 text-ink-2 hover:bg-sunken hover:text-ink max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2.5 max-lg:whitespace-nowrap"
            >
              {t(section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
