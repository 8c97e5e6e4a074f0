import { source } from '../../phrase.ts'

/** Text messages with a code. The code comes first, so that it can be read on a locked screen. */
export const codes = source({
  verificationCode: '{code} هو رمز التحقق في {site}. صالح لمدة {duration}. لا تعطه لأحد.',
})
