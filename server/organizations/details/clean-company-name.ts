import type { Bilingual } from '@qareeb/contract/locale'
import { AppError } from '../../ground/errors.ts'
import { cleanNames } from '../../ground/text-rules.ts'
import { problemsOfName } from '../rules.ts'

/** The name as it is stored. @throws AppError `request.invalid` */
export function cleanCompanyName(written: Bilingual): Bilingual {
  const name = cleanNames(written)
  const errors = problemsOfName(name)
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return name
}
