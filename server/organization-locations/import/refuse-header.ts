import { phrases as arabic } from '@qareeb/content/ar/phrases/location-import'
import { phrases as english } from '@qareeb/content/en/phrases/location-import'
import { say } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'
import { AppError } from '../../ground/errors.ts'
import { cleanName } from '../../ground/text-rules.ts'
import { isolated } from '../../platform/deliveries/wording.ts'
import { type MissingPart, unknownHeaders } from './find-columns.ts'

const phrases = { ar: arabic, en: english }

/** Headers that a refusal quotes, and the letters of each: a file of something else may have hundreds. */
const quoted = { headers: 5, letters: 40 }

type Refused = { missing: readonly MissingPart[]; locale: Locale }

/** @throws AppError `organizationLocation.columnsMissing` that names what is missing and the headers that nobody knows */
export function refuseHeader(header: readonly string[], { missing, locale }: Refused): never {
  const words = phrases[locale]
  const listed = (items: readonly string[]) => new Intl.ListFormat(locale).format(items)
  const unknown = unknownHeaders(header)
    .slice(0, quoted.headers)
    .map((name) => say(words.quotedHeader, locale, { header: shortened(name) }))
  throw new AppError('organizationLocation.columnsMissing', {
    details: {
      missing: listed(missing.map((part) => words[`missing.${part}`])),
      unknown:
        unknown.length > 0 ? ` ${say(words.unknownHeaders, locale, { headers: listed(unknown) })}` : '',
    },
  })
}

/** A header as it can be quoted, standing for itself whichever way its letters run. */
function shortened(name: string): string {
  const letters = [...cleanName(name)]
  const text =
    letters.length > quoted.letters ? `${letters.slice(0, quoted.letters).join('')}…` : letters.join('')
  return isolated(text)
}
