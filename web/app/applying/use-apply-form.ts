import { applyForJob } from '@qareeb/contract/candidates'
import type { PublicJobAd } from '@qareeb/contract/job-ads'
import type { OwnProfile } from '@qareeb/contract/users'
import { useRef } from 'react'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { withCaptcha } from '../identity/captcha/with-captcha.ts'
import { useCall } from '../session/use-call.ts'
import { useViewer } from '../session/viewer.ts'
import { type ApplyValues, type ChosenFile, type SentApplication, toApplication } from './apply-values.ts'

type ApplyFormOptions = {
  jobAd: PublicJobAd
  profile: OwnProfile | null
  file: ChosenFile
  firstLocationId: string
  onSent: (application: SentApplication) => void
}

type Values = ApplyValues & {
  hasUnsentFile: boolean
  consents: { terms: boolean; privacy: boolean; adult: boolean }
}

const noConsents = { terms: false, privacy: false, adult: false }

/** Fields that survive a reload; consents are given each time. */
const kept = ['locationId', 'name', 'email', 'phone', 'message', 'sharesDistance'] as const

/** The form of an application: its rules, names and sentences, and the call. The same content is sent once. */
export function useApplyForm({ jobAd, profile, file, firstLocationId, onSent }: ApplyFormOptions) {
  const t = usePhrases('applying')
  const files = usePhrases('files')
  const call = useCall()
  const viewer = useViewer()
  const headersFor = useIdempotencyKey()
  const undoSecret = useRef(crypto.randomUUID())
  const defaultValues: Values = {
    locationId: firstLocationId,
    name: profile ? `${profile.firstName} ${profile.lastName}` : '',
    email: '',
    phone: profile?.phone ?? '',
    message: profile?.description ?? '',
    hasUnsentFile: false,
    sharesDistance: false,
    website: '',
    consents: noConsents,
  }
  return useContractForm<Values, Values>({
    schema: async () => {
      const { guestApplication, ownApplication } = await import('./apply-rules.ts')
      return profile ? ownApplication : guestApplication
    },
    defaultValues,
    labels: {
      name: t('name'),
      email: t('email'),
      phone: t('phone'),
      hasUnsentFile: t('file'),
      message: t('message'),
      'consents.terms': t('terms'),
      'consents.privacy': t('privacy'),
      'consents.adult': t('adult'),
    },
    texts: { 'hasUnsentFile.invalid': files('unsent') },
    draft: { name: `apply/${jobAd.id}`, fields: kept },
    send: async (values) => {
      const secret = undoSecret.current
      const body = toApplication(values, { file, viewer, undoSecret: secret, isGuest: !profile })
      await withCaptcha(call, (captcha) => {
        const sent = { ...body, ...captcha }
        return call(applyForJob, { params: { id: jobAd.id }, body: sent }, { headers: headersFor(sent) })
      })
      undoSecret.current = crypto.randomUUID()
      onSent({ undoSecret: secret, email: profile?.email ?? values.email })
    },
  })
}
