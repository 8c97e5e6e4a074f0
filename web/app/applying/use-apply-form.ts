import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { OwnProfile } from '@qareeb/contract/users'
import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { nothingUnsent, unsentFileTexts } from '../files/no-unsent-file.ts'
import { useContractForm } from '../forms/use-contract-form.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useConsentLabels } from '../identity/register/consent-labels.ts'
import { guestApplicationSchema, ownApplicationSchema } from './apply-schemas.ts'
import { type ApplyValues, chooseFile } from './apply-values.ts'
import { draftName } from './sending/kept-sent.ts'
import { keptFields, useSendApplication } from './sending/use-send-application.ts'

type ApplyFormOptions = Parameters<typeof useSendApplication>[0] & { firstLocationId: string }

type Values = ApplyValues & { unsentFile: string | null }

/** The form of an application: its rules, names and sentences, and the call. */
export function useApplyForm({ firstLocationId, ...options }: ApplyFormOptions) {
  const { jobAd, profile, uploaded } = options
  const askedId = useAskedId(jobAd)
  const t = usePhrases('applying')
  const consents = useConsentLabels()
  const send = useSendApplication(options)
  const form = useContractForm<Values, Values>({
    // Both come with the form, which may be sent without a connection.
    schema: profile ? ownApplicationSchema : guestApplicationSchema,
    hasValidator: true,
    defaultValues: { ...firstValues(profile), locationId: firstLocationId, askedLocationId: askedId ?? '' },
    // In the order of the page, which is that of the summary of errors.
    labels: {
      name: t('name'),
      phone: t('phone'),
      email: t('email'),
      unsentFile: t('file'),
      message: t('message'),
      ...consents,
    },
    texts: unsentFileTexts,
    draft: { name: draftName(jobAd.id), fields: keptFields },
    send: (values) =>
      send({ ...values, locationId: locationOf(jobAd, values.locationId) ?? firstLocationId }),
  })
  useFollowAsked(form.form, askedId)
  const values = useWatch({ control: form.form.control })
  const { locationId, hasOtherFile = false } = values
  const file = chooseFile({ isInProfile: Boolean(profile?.file), hasOtherFile, uploaded })
  return { form, values, file, chosenId: locationOf(jobAd, locationId) ?? firstLocationId }
}

/** The location of the ad that the address of the page names, where one was chosen or the link has it. */
function useAskedId(jobAd: PageJobAd): string | undefined {
  const [query] = useSearchParams()
  return locationOf(jobAd, query.get('locationId') ?? undefined)
}

/**
 * Takes over a location that is chosen on the page, or with which the page is opened again: the last choice counts,
 * in the form or outside it. A kept draft is restored before.
 */
function useFollowAsked({ getValues, setValue }: UseFormReturn<Values, unknown, Values>, askedId?: string) {
  useEffect(() => {
    if (askedId === undefined || getValues('askedLocationId') === askedId) return
    setValue('askedLocationId', askedId)
    setValue('locationId', askedId)
  }, [askedId, getValues, setValue])
}

/** The id of the chosen location; undefined where the ad no longer names the one of a kept draft. */
const locationOf = ({ locations }: Pick<PageJobAd, 'locations'>, chosenId: string | undefined) =>
  locations.find(({ id }) => id === chosenId)?.id

/** The known parts of the profile are filled in. */
const firstValues = (profile: OwnProfile | null): Omit<Values, 'locationId' | 'askedLocationId'> => ({
  name: profile ? `${profile.firstName} ${profile.lastName}` : '',
  email: '',
  phone: profile?.phone ?? '',
  message: profile?.description ?? '',
  unsentFile: nothingUnsent,
  hasOtherFile: false,
  sharesDistance: false,
  website: '',
  consents: { terms: false, privacy: false, adult: false },
})
