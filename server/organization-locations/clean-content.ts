import type { FieldError } from '@qareeb/contract/errors'
import type { Bilingual } from '@qareeb/contract/locale'
import { type LocationContent, organizationLocationBounds } from '@qareeb/contract/organization-locations'
import { AppError } from '../errors.ts'
import { cleanName } from '../users/rules.ts'

type Bounds = { min: number; max: number }
type Problem = Omit<FieldError, 'message'>

/**
 * What somebody says of a branch, without what could turn the words around it on pages that everybody reads.
 * @throws AppError `request.invalid` naming the texts that are too short or too long once they are clean
 */
export function cleanContent({ name, address, ...rest }: LocationContent): LocationContent {
  const clean = { ...rest, name: cleanTexts(name), address: cleanTexts(address) }
  const errors = [
    ...problemsOf('name', clean.name, organizationLocationBounds.name),
    ...problemsOf('address', clean.address, organizationLocationBounds.address),
  ]
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return clean
}

const cleanTexts = ({ ar, en }: Bilingual): Bilingual => ({
  ar: ar === null ? null : cleanName(ar),
  en: en === null ? null : cleanName(en),
})

const problemsOf = (field: 'name' | 'address', texts: Bilingual, bounds: Bounds): Problem[] =>
  (['ar', 'en'] as const).flatMap((locale) => problemOf(`${field}.${locale}`, texts[locale], bounds))

/** Marks without letters leave nothing, and a few letters become two. */
function problemOf(path: string, text: string | null, { min, max }: Bounds): Problem[] {
  if (text === null) return []
  if (text === '') return [{ path, problem: 'required' }]
  if (text.length < min) return [{ path, problem: 'tooShort', limit: min }]
  return text.length > max ? [{ path, problem: 'tooLong', limit: max }] : []
}
