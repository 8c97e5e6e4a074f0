import { email, userBounds } from '@qareeb/contract/users'
import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'

/** The rules of the sign-in form, fetched when somebody types: they weigh more than the page. */
export const credentials = z.object({ email, password: text({ min: 1, max: userBounds.password.max }) })
