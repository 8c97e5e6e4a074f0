import { candidateBounds } from '@qareeb/contract/candidates'
import { phoneNumber } from '@qareeb/contract/phone'
import { email, personName } from '@qareeb/contract/users'
import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'
import { noUnsentFile } from '../files/no-unsent-file.ts'

const alike = {
  locationId: z.string(),
  askedLocationId: z.string(),
  name: personName,
  phone: phoneNumber,
  message: text({ max: candidateBounds.message }),
  hasOtherFile: z.boolean(),
  unsentFile: noUnsentFile,
  /** Shows the company the rounded distance. */
  sharesDistance: z.boolean(),
  /** A field that people do not see. */
  website: z.string(),
}

const accepted = z
  .boolean()
  .check(z.refine((isTicked) => isTicked, { params: { problem: 'consentRequired' } }))

/** The form of a person with an account: the address is fixed and the consent exists, so neither is a field. */
export const ownApplicationSchema = z.object({
  ...alike,
  email: z.string(),
  consents: z.object({ terms: z.boolean(), privacy: z.boolean(), adult: z.boolean() }),
})

/** The form of a guest. */
export const guestApplicationSchema = z.object({
  ...alike,
  email,
  consents: z.object({ terms: accepted, privacy: accepted, adult: accepted }),
})
