import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { OwnProfile } from '@qareeb/contract/users'
import type { ComponentProps } from 'react'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { FileRow } from './application-file.tsx'
import { MessageRow } from './message-row.tsx'
import { PersonRow } from './person-fields.tsx'

type ReceivedProps = {
  field: (name: 'name' | 'email' | 'phone' | 'message') => FieldProps
  values: { name?: string; phone?: string; message?: string }
  profile: OwnProfile
  upload: Omit<ComponentProps<typeof FileRow>, 'profileFile'>
}

/** Exactly what the company receives of somebody with an account, each part to be changed here. */
export function Received({ field, values, profile, upload }: ReceivedProps) {
  const t = usePhrases('applying')
  return (
    <section aria-labelledby="received-title">
      <h3 id="received-title" className="mb-2 font-semibold">
        {t('received')}
      </h3>
      <div className="divide-y divide-line rounded-m border border-line bg-surface">
        <PersonRow field={field} profile={profile} name={values.name ?? ''} phone={values.phone ?? ''} />
        <FileRow {...upload} profileFile={profile.file} />
        <MessageRow
          field={field('message')}
          message={values.message ?? ''}
          description={profile.description}
        />
      </div>
    </section>
  )
}

/**
 * The notice that the button sends the application, with its recipient and retention. People with an account have
 * agreed to the rest.
 */
export function OwnConsent({ jobAd }: { jobAd: PageJobAd }) {
  const t = usePhrases('applying')
  const company = isolateName(readIn(useLocale(), jobAd.organization.name).text)
  return (
    <p className="text-[0.8125rem] leading-6 text-ink-2">
      {t('consentSentence', { company })}{' '}
      <TextLink to={usePaths().page('privacy-policy')} target="_blank">
        {t('privacy')}
      </TextLink>
    </p>
  )
}
