import type * as arabic from '../../ar/emails/letters.ts'
import { translationOf } from '../../phrase.ts'

export const letters = translationOf<typeof arabic.letters>()({
  'reject.none':
    'Thank you for applying for {jobAd} at {branch}. Your application was not accepted this time.\nWe keep your data until {keptUntil}; you can withdraw the application before that. We wish you well.',
  'reject.other-candidate':
    'Thank you for applying for {jobAd} at {branch}. We chose somebody whose experience is closer to the work.\nWe keep your data until {keptUntil}; you can withdraw the application before that.',
  'reject.requirements':
    'Thank you for applying for {jobAd} at {branch}. Experience or qualifications do not match what this job asks for.\nAnother job at {company} may suit you.',
  'reject.location':
    'Thank you for applying for {jobAd}. The work at {branch} is far from the area in your application, and we chose somebody who lives nearer.\n{company} may have a job nearer to you.',
  'reject.filled':
    'Thank you for applying for {jobAd} at {branch}. The position has been filled.\nWe keep your data until {keptUntil}; you can withdraw the application before that.',
  message:
    'Thank you for applying for {jobAd} at {branch}. We are still reading applications and will write to you as soon as we are done.',
})
