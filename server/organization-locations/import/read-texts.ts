import type { Bilingual } from '@qareeb/contract/locale'
import {
  organizationLocationBounds,
  plainShortAddress,
  shortNationalAddressPattern,
} from '@qareeb/contract/organization-locations'
import type { LocationColumn } from '@qareeb/contract/organization-locations/import'
import { cleanName } from '../../ground/text-rules.ts'
import type { RowProblem } from './checked-row.ts'

/** Gives the text of a column; empty where the file or the row has none. */
export type CellOf = (column: LocationColumn) => string

type Bounds = { min: number; max: number }
type Read<Value> = { value: Value; problems: RowProblem[] }

export const readName = (cellOf: CellOf) =>
  readEither(cellOf, ['nameAr', 'nameEn'], { ...organizationLocationBounds.name, missing: 'nameMissing' })

export const readAddress = (cellOf: CellOf) =>
  readEither(cellOf, ['addressAr', 'addressEn'], {
    ...organizationLocationBounds.address,
    missing: 'addressMissing',
  })

/** A text in either language. Where a file has only one column, its text decides the language. */
function readEither(
  cellOf: CellOf,
  [arabic, english]: [LocationColumn, LocationColumn],
  { missing, ...bounds }: Bounds & { missing: RowProblem['problem'] },
): Read<Bilingual> {
  const written = { ar: cellOf(arabic), en: cellOf(english) }
  const text = inItsLanguage(written)
  const at = text === written ? { ar: arabic, en: english } : { ar: english, en: arabic }
  const value = { ar: cleanName(text.ar), en: cleanName(text.en) }
  if (value.ar === '' && value.en === '')
    return { value: { ar: null, en: null }, problems: [{ column: null, problem: missing }] }
  const problems = (['ar', 'en'] as const).flatMap((locale) =>
    isReadable(text[locale])
      ? problemsOf(value[locale], at[locale], bounds)
      : [{ column: at[locale], problem: 'unreadable' as const }],
  )
  return { value: { ar: value.ar || null, en: value.en || null }, problems }
}

type Written = { ar: string; en: string }

const arabicLetter = /\p{Script=Arabic}/u
const latinLetter = /\p{Script=Latin}/u

function inItsLanguage(written: Written): Written {
  const { ar, en } = written
  const isArabicAlone = ar === '' && arabicLetter.test(en) && !latinLetter.test(en)
  const isEnglishAlone = en === '' && latinLetter.test(ar) && !arabicLetter.test(ar)
  return isArabicAlone || isEnglishAlone ? { ar: en, en: ar } : written
}

function problemsOf(text: string, column: LocationColumn, { min, max }: Bounds): RowProblem[] {
  if (text === '') return []
  if (text.length < min) return [{ column, problem: 'tooShort' }]
  return text.length > max ? [{ column, problem: 'tooLong' }] : []
}

/** Control characters, and the replacement character for lost letters. */
// oxlint-disable-next-line no-control-regex
const isReadable = (text: string) => !/[\0-\x08\x0b\x0c\x0e-\x1f\ufffd]/.test(text)

export function readShortAddress(cellOf: CellOf): Read<string | null> {
  const code = plainShortAddress(cellOf('shortNationalAddress'))
  if (code === '') return { value: null, problems: [] }
  if (shortNationalAddressPattern.test(code)) return { value: code, problems: [] }
  return { value: null, problems: [{ column: 'shortNationalAddress', problem: 'shortAddress' }] }
}
