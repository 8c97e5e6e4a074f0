import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import type { OwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { forgetUpload, type UploadedDocument } from '../files/kept-upload.ts'
import { CheckField } from '../forms/check-field.tsx'
import { Form } from '../forms/form.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextAreaField } from '../forms/text-area-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { FieldProps } from '../forms/use-contract-form.ts'
import { readIn } from '../i18n/bilingual.ts'
import { formatKilometres } from '../i18n/distance.ts'
import { isolateCode, isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useViewer } from '../session/viewer.ts'
import type { ChosenFile, SentApplication } from './apply-values.ts'
import { GuestConsents } from './guest-consents.tsx'
import { LocationChoice } from './location-choice.tsx'
import { SentFile } from './sent-file.tsx'
import { useApplyForm } from './use-apply-form.ts'

type ApplyFormProps = {
  jobAd: PublicJobAd
  locations: readonly JobAdLocation[]
  locationId: string | undefined
  /** Null for a guest. */
  profile: OwnProfile | null
  /** How often the reader has undone the application. */
  undoneCount: number
  onSent: (application: SentApplication) => void
}

/** The fields of an application: the parts that a profile knows are filled in. */
export function ApplyForm({ jobAd, locations, locationId, profile, undoneCount, onSent }: ApplyFormProps) {
  const t = usePhrases('applying')
  const locale = useLocale()
  const viewer = useViewer()
  const [file, setFile] = useState<ChosenFile>({ kind: profile?.file ? 'profile' : 'none' })
  const keepAs = `apply-${jobAd.id}`
  const form = useApplyForm({
    jobAd,
    profile,
    file,
    firstLocationId: locationId ?? locations[0]?.id ?? '',
    onSent: (application) => {
      forgetUpload(keepAs)
      onSent(application)
    },
  })
  const chosenId = useWatch({ control: form.form.control, name: 'locationId' })
  const chosen = locations.find(({ id }) => id === chosenId)
  const company = isolateName(readIn(locale, jobAd.organization.name).text)
  return (
    <Form form={form}>
      <LocationChoice
        locations={locations}
        chosenId={chosenId}
        onChange={(id) => form.form.setValue('locationId', id)}
      />
      <PersonFields field={form.field} profile={profile} />
      <SentFile
        jobAdId={jobAd.id}
        keepAs={keepAs}
        profileFile={profile?.file ?? null}
        file={file}
        erasures={undoneCount}
        error={form.field('hasUnsentFile').error}
        onChoose={setFile}
        onUpload={(document) => setFile(toChosen(document))}
        onUnsent={(isUnsent) => form.form.setValue('hasUnsentFile', isUnsent)}
      />
      <TextAreaField {...form.field('message')} isOptional rows={4} hint={t('messageHint')} />
      {viewer && <ShareDistance field={form.field('sharesDistance')} km={chosen?.distanceKm ?? null} />}
      <Trap field={form.field('website')} />
      {profile ? (
        <p className="text-sm text-ink-2">{t('consentSentence', { company })}</p>
      ) : (
        <GuestConsents field={form.field} />
      )}
      <SubmitButton isSending={form.isSending}>{t('send')}</SubmitButton>
    </Form>
  )
}

const toChosen = (document: UploadedDocument | null): ChosenFile =>
  document ? { kind: 'upload', claim: { id: document.id, secret: document.secret } } : { kind: 'none' }

/** Asks whether the company sees the distance; nothing is asked while it is not known. */
function ShareDistance({ field, km }: { field: FieldProps; km: number | null }) {
  const t = usePhrases('applying')
  const distance = isolateCode(formatKilometres(km ?? 0, useLocale()))
  if (km === null) return null
  return (
    <CheckField {...field} isOptional>
      {t('shareDistance', { distance })}
    </CheckField>
  )
}

type PersonFieldsProps = {
  field: (name: 'name' | 'email' | 'phone') => FieldProps
  profile: OwnProfile | null
}

/** Who applies and how to reach them. The address of an account is fixed. */
function PersonFields({ field, profile }: PersonFieldsProps) {
  const t = usePhrases('applying')
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        {profile ? null : (
          <TextField {...field('email')} type="email" dir="ltr" inputMode="email" autoComplete="email" />
        )}
        <TextField {...field('phone')} type="tel" dir="ltr" inputMode="tel" autoComplete="tel" />
      </div>
      {profile && (
        <p className="-mt-2 text-sm text-ink-2">{t('emailFixed', { email: isolateCode(profile.email) })}</p>
      )}
    </>
  )
}

/** A field that people do not see, and programs fill in. */
const Trap = ({ field }: { field: FieldProps }) => (
  <input {...field.input} type="text" tabIndex={-1} autoComplete="off" aria-hidden className="hidden" />
)
