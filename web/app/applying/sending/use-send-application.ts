import { applyForJob } from '@qareeb/contract/candidates'
import type { FileClaim } from '@qareeb/contract/files'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { OwnProfile } from '@qareeb/contract/users'
import { findKeptUpload } from '../../files/kept-upload.ts'
import { notSent } from '../../forms/drafts.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { withCaptcha } from '../../identity/captcha/with-captcha.ts'
import { freshenSession } from '../../session/send-with-session.ts'
import { useCall } from '../../session/use-call.ts'
import { useViewer } from '../../session/viewer.ts'
import { type ApplyValues, chooseFile, type SentApplication, toApplication } from '../apply-values.ts'
import { keepSent, undoSecretOf } from './kept-sent.ts'
import type { Sending } from './use-sending.ts'

/** Fields that survive a reload, another language and an undo; the consents are those to this one application. */
export const keptFields = [
  'locationId',
  'askedLocationId',
  'name',
  'email',
  'phone',
  'message',
  'hasOtherFile',
  'sharesDistance',
  'consents',
] as const

type SendOptions = {
  jobAd: PageJobAd
  /** Null for a guest. */
  profile: OwnProfile | null
  /** The document that was uploaded for this application. */
  uploaded: FileClaim | null
  /** The name under which an upload survives a reload. */
  keepAs: string
  send: Sending['send']
  onSent: (application: SentApplication) => void
}

/** Sends the checked form as one application, however often it is sent. */
export function useSendApplication({ jobAd, profile, uploaded, keepAs, send, onSent }: SendOptions) {
  const call = useCall()
  const viewer = useViewer()
  const headersFor = useIdempotencyKey()
  return async (values: ApplyValues): Promise<unknown> => {
    const undoSecret = undoSecretOf(jobAd.id)
    const { hasOtherFile } = values
    const file = chooseFile({ isInProfile: Boolean(profile?.file), hasOtherFile, uploaded })
    const application = toApplication(values, { file, viewer, undoSecret, isGuest: !profile })
    const attempt = async (captcha: { captcha?: string }) => {
      if (profile) await freshenSession()
      const body = { ...application, ...captcha }
      return call(applyForJob, { params: { id: jobAd.id }, body }, { headers: headersFor(body) })
    }
    if (!(await send(() => withCaptcha(call, attempt)))) return notSent

    const sent = {
      undoSecret,
      email: profile?.email ?? values.email,
      locationId: values.locationId,
      sentAt: Date.now(),
      fileName: file.kind === 'upload' ? (findKeptUpload(keepAs)?.name ?? null) : null,
      content: Object.fromEntries(keptFields.map((name) => [name, values[name]])),
    }
    keepSent(jobAd.id, sent)
    return onSent(sent)
  }
}
