import { locales } from '@qareeb/contract/locale'
import { phoneOrNothing } from '@qareeb/contract/phone'
import { email, isSameAddress, password, personName, userBounds } from '@qareeb/contract/users'
import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'

/** The values of the personal section. An empty phone removes the phone. */
export const personalSchema = z.object({
  firstName: personName,
  lastName: personName,
  phone: phoneOrNothing,
  locale: z.enum(locales),
})

/** The default words of an application. */
export const descriptionSchema = z.object({ description: text(userBounds.description) })

const anyPassword = text({ min: 1, max: userBounds.password.max })

/** The present password; an account that came through Google has none to ask for. */
const presentPassword = (hasPassword: boolean) => (hasPassword ? anyPassword : text({ max: 0 }))

/** Another password, typed twice. */
export const passwordSchema = (hasPassword: boolean) =>
  z.object({ currentPassword: presentPassword(hasPassword), password, repeated: z.string() }).check(
    z.refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      params: { problem: 'notAllowed' },
    }),
  )

/** An address other than the present one; without a password, a recent sign-in replaces it. */
export const changeEmailSchema = ({ email: present, hasPassword }: { email: string; hasPassword: boolean }) =>
  z.object({
    email: email.check(
      z.refine((address) => !isSameAddress(address, present), { params: { problem: 'ownAddress' } }),
    ),
    currentPassword: presentPassword(hasPassword),
  })
