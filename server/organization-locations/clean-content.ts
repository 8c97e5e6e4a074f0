import type { FieldError } from '@qareeb/contract/errors'
import type { Bilingual } from '@qareeb/contract/locale'
import { type LocationContent, organizationLocationBounds } from '@qareeb/contract/organization-locations'
import { AppError } from '../ground/errors.ts'
import { cleanNames, problemsOfLength } from '../ground/text-rules.ts'

type Bounds = { min: number; max: number }
type Problem = Omit<FieldError, 'message'>

/**
 * The texts of a branch without characters that could turn the words around them on public pages.
 * @throws AppError `request.invalid` naming the texts that are too short or too long once they are clean
 */
export function cleanContent({ name, address, ...rest }: LocationContent): LocationContent {
  const clean = { ...rest, name: cleanNames(name), address: cleanNames(address) }
  const errors = [
    ...problemsOf('name', clean.name, organizationLocationBounds.name),
    ...problemsOf('address', clean.address, organizationLocationBounds.address),
  ]
  if (errors.length > 0) throw new AppError('request.invalid', { errors })
  return clean
}

const problemsOf = (field: 'name' | 'address', texts: Bilingual, bounds: Bounds): Problem[] =>
  (['ar', 'en'] as const).flatMap((locale) => problemsOfText(`${field}.${locale}`, texts[locale], bounds))

/** A language that is left out is no problem; one that is empty after cleaning is missing. */
function problemsOfText(path: string, text: string | null, bounds: Bounds): Problem[] {
  if (text === null) return []
  return text === '' ? [{ path, problem: 'required' }] : problemsOfLength(path, text, bounds)
}
