import type { Bilingual } from '@qareeb/contract/locale'
import { type Organization, organizationBounds } from '@qareeb/contract/organizations'
import { isOtherNumber } from '@qareeb/contract/organizations/is-other-number'
import {
  newRegistrationNumber,
  plainRegistrationNumber,
} from '@qareeb/contract/organizations/registration-number'
import { atLeast, text, withLetter, withoutAddress } from '@qareeb/contract/values'
import * as z from 'zod/mini'
import { noUnsentFile } from '../../files/no-unsent-file.ts'
import { typedDate, typedDateOrNothing } from '../../forms/typed-date.ts'

/** A name of a company in one language as it is typed; nothing where there is none. */
const name = text({ max: organizationBounds.name.max }).check(
  atLeast(organizationBounds.name.min),
  withLetter,
  withoutAddress,
)

const typedNames = z.object({ ar: name, en: name })
export type TypedNames = z.output<typeof typedNames>

/** The names of a company: at least one of the two. */
export const namesSchema = z.object({
  name: typedNames.check(
    z.refine(({ ar, en }) => ar.trim() !== '' || en.trim() !== '', {
      path: ['ar'],
      params: { problem: 'required' },
    }),
  ),
})

/**
 * Another name for a company, and the one that it was typed against, which a draft outlives: another person's
 * change since then is not overwritten without a question.
 */
export const renameSchema = z.extend(namesSchema, { seen: z.object({ ar: z.string(), en: z.string() }) })
export type Renaming = z.output<typeof renameSchema>

/** The form of a company's name as it begins, and begins again after each change. */
export const initialRenaming = (name: Bilingual): Renaming => ({ name: typedOf(name), seen: typedOf(name) })

/** Whether a company still has the name that another was typed against. */
export const isStillNamed = (name: Bilingual, { seen }: Pick<Renaming, 'seen'>): boolean =>
  typedOf(name).ar === seen.ar && typedOf(name).en === seen.en

/** The number of a registration as it is typed; nothing where there is none. */
const typedNumber = text({ max: 40 }).check(
  z.refine(
    (value) => value.trim() === '' || newRegistrationNumber.safeParse(plainRegistrationNumber(value)).success,
    { params: { problem: 'invalid' } },
  ),
)

/** Whether a typed number, or none, takes the place of one that was verified, which ends the verification. */
export const endsVerification = (
  typed: string,
  { verificationStatus, registrationNumber }: Pick<Organization, 'verificationStatus' | 'registrationNumber'>,
): boolean => verificationStatus === 'verified' && isOtherNumber(storedNumberOf(typed), registrationNumber)

/** Number and last day of a registration. */
export const registrationSchema = z.object({ number: typedNumber, expiresOn: typedDateOrNothing })

/** A typed number as the API takes it; null where none was typed. */
export const storedNumberOf = (typed: string): string | null => plainRegistrationNumber(typed) || null

/** A new company, apart from its document. */
export const createSchema = z.extend(namesSchema, { unsentFile: noUnsentFile, ...registrationSchema.shape })

export const verifySchema = z.object({ verifiedDate: typedDate })
/** A reason without the blanks around it; blanks alone are none. */
const reason = z.pipe(z.string().check(z.trim()), text(organizationBounds.rejectionReason))

export const rejectSchema = z.object({ rejectionReason: reason })

/** The typed values, as the API takes them. */
export const nameOf = ({ ar, en }: TypedNames): Bilingual => ({
  ar: ar.trim() || null,
  en: en.trim() || null,
})

/** A name as it stands in the fields. */
const typedOf = ({ ar, en }: Bilingual): TypedNames => ({ ar: ar ?? '', en: en ?? '' })
