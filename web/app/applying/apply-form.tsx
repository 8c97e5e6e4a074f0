import type { FileClaim } from '@qareeb/contract/files'
import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { OwnProfile } from '@qareeb/contract/users'
import { type ComponentProps, useState } from 'react'
import { forgetUpload } from '../files/kept-upload.ts'
import { Form } from '../forms/form.tsx'
import type { FieldProps } from '../forms/use-contract-form.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { ConsentFields } from '../identity/register/consent-fields.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ApplyFoot } from './apply-foot.tsx'
import type { ChosenFile, SentApplication } from './apply-values.ts'
import { LocationAndDistance } from './location/location-and-distance.tsx'
import { ApplicationUpload } from './received/application-file.tsx'
import { MessageField } from './received/message-field.tsx'
import { GuestFields } from './received/person-fields.tsx'
import { OwnConsent, Received } from './received/received.tsx'
import type { Sending } from './sending/use-sending.ts'
import { SimilarAds } from './sent/similar-ads.tsx'
import { useApplyForm } from './use-apply-form.ts'

type ApplyFormProps = {
  jobAd: PageJobAd
  locations: readonly JobAdLocation[]
  locationId: string | undefined
  /** Null for a guest. */
  profile: OwnProfile | null
  /** How often the reader has undone the application. */
  undoneCount: number
  /** The uploaded file that an undo after a reload has erased. */
  lostFile: string | null
  sending: Sending
  onClose: () => void
  onSent: (application: SentApplication) => void
}

/** The fields of an application: the known parts of the profile are filled in. */
export function ApplyForm(props: ApplyFormProps) {
  const { jobAd, locations, locationId, profile, sending, onClose, onSent } = props
  const [uploaded, setUploaded] = useState<FileClaim | null>(null)
  const keepAs = `apply-${jobAd.id}`
  const { form, values, chosenId, file } = useApplyForm({
    jobAd,
    profile,
    uploaded,
    keepAs,
    firstLocationId: locationId ?? locations[0]?.id ?? '',
    send: sending.send,
    onSent: (application) => {
      forgetUpload(keepAs)
      onSent(application)
    },
  })
  const upload = useUploadField(props, { form, file, keepAs, onUpload: setUploaded })
  return (
    <Form form={form}>
      {profile && <Received field={form.field} values={values} profile={profile} upload={upload} />}
      <LocationAndDistance
        jobAd={jobAd}
        locations={locations}
        chosenId={chosenId}
        onChange={(id) => form.form.setValue('locationId', id)}
        share={form.field('sharesDistance')}
      />
      {profile ? (
        <OwnConsent jobAd={jobAd} />
      ) : (
        <GuestPart field={form.field} message={values.message ?? ''} upload={upload} />
      )}
      <Trap field={form.field('website')} />
      {sending.isAdClosed ? (
        <SimilarAds
          jobAdId={jobAd.id}
          location={locations.find(({ id }) => id === chosenId)}
          onClose={onClose}
        />
      ) : (
        form.failure !== null && <Questions />
      )}
      <ApplyFoot isSending={form.isSending} isGuest={!profile} sending={sending} />
    </Form>
  )
}

type Uploading = {
  form: ReturnType<typeof useApplyForm>['form']
  file: ChosenFile
  keepAs: string
  onUpload: (claim: FileClaim | null) => void
}

/** The field for the document of the application, with the name of one that an undo has erased. */
function useUploadField(
  { jobAd, undoneCount, lostFile: lostAtFirst }: ApplyFormProps,
  { form, file, keepAs, onUpload }: Uploading,
) {
  const [lostFile, setLostFile] = useState(lostAtFirst)
  const { id, error } = form.field('unsentFile')
  return {
    jobAdId: jobAd.id,
    keepAs,
    file,
    erasures: undoneCount,
    lostFile,
    id,
    error,
    onChoose: (chosen: ChosenFile) => {
      onUpload(chosen.kind === 'upload' ? chosen.claim : null)
      form.form.setValue('hasOtherFile', chosen.kind !== 'profile')
      if (chosen.kind === 'upload') setLostFile(null)
    },
    onLost: (name: string) => {
      form.form.setValue('hasOtherFile', false)
      setLostFile(name)
    },
    onUnsent: form.holdFor('unsentFile'),
  }
}

type GuestPartProps = {
  field: ReturnType<typeof useApplyForm>['form']['field']
  message: string
  upload: ComponentProps<typeof ApplicationUpload>
}

/** Everything that an account would know. */
const GuestPart = ({ field, message, upload }: GuestPartProps) => (
  <>
    <GuestFields field={field} />
    <ApplicationUpload {...upload} />
    <MessageField field={field('message')} text={message} />
    <ConsentFields field={field} />
  </>
)

/** Leads to the answers in a tab of their own, so that the form stays. */
const Questions = () => (
  <p className="text-sm">
    <TextLink to={usePaths().page('faq')} target="_blank">
      {usePhrases('shell')('page.faq')}
    </TextLink>
  </p>
)

/** A field that people do not see, and programs fill in. */
const Trap = ({ field }: { field: FieldProps }) => (
  <input {...field.input} type="text" tabIndex={-1} autoComplete="off" aria-hidden className="hidden" />
)
