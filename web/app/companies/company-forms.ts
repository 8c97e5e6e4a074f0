import { organizationBounds } from '@qareeb/contract/organizations'
import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'

/** A name of a company in one language as it is typed; nothing where there is none. */
const name = text({ max: organizationBounds.name.max }).check(
  z.refine((value) => value.trim() === '' || value.trim().length >= organizationBounds.name.min, {
    params: { problem: 'tooShort' },
  }),
)

const names = z.object({ nameAr: name, nameEn: name })
export type TypedNames = z.output<typeof names>

const oneName = z.refine<TypedNames>(({ nameAr, nameEn }) => nameAr.trim() !== '' || nameEn.trim() !== '', {
  path: ['nameAr'],
  params: { problem: 'required' },
})

/** The names of a company: at least one of the two. */
export const namesForm = names.check(oneName)

/** A plain date, or nothing. */
const dateOrNothing = z.union([z.literal(''), z.iso.date()])

export const expiryForm = z.object({ expiresOn: dateOrNothing })

/** A new company, apart from its document. */
export const createForm = z.extend(names, { expiresOn: dateOrNothing }).check(oneName)

export const verifyForm = z.object({ verifiedDate: z.iso.date() })
export const rejectForm = z.object({ rejectionReason: text(organizationBounds.rejectionReason) })
export const impersonateForm = z.object({ reason: text(organizationBounds.reason) })

/** What was typed, as the API takes it. */
export const typedNames = ({ nameAr, nameEn }: TypedNames) => ({
  ar: nameAr.trim() || null,
  en: nameEn.trim() || null,
})
