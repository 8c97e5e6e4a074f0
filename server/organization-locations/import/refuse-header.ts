import { phrases as arabic } from '@qareeb/content/ar/phrases/organizations/organization-location-import'
import { phrases as english } from '@qareeb/content/en/phrases/organizations/organization-location-import'
import { say } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'
import { AppError } from '../../ground/errors.ts'
import { isolated } from '../../platform/deliveries/wording.ts'
import { type MissingPart, unknownHeaders } from './find-columns.ts'
import { quoteCell } from './quote-cell.ts'

const phrases = { ar: arabic, en: english }

/** Headers that a refusal quotes: a file of something else may have hundreds. */
const quotedHeaders = 5

type Refused = { missing: readonly MissingPart[]; locale: Locale }

/** @throws AppError `organizationLocation.columnsMissing` that names the missing columns and the unknown headers */
export function refuseHeader(header: readonly string[], { missing, locale }: Refused): never {
  const words = phrases[locale]
  const listed = (items: readonly string[]) => new Intl.ListFormat(locale).format(items)
  const unknown = unknownHeaders(header)
    .slice(0, quotedHeaders)
    .map((name) => say(words.quotedHeader, locale, { header: isolated(quoteCell(name)) }))
  throw new AppError('organizationLocation.columnsMissing', {
    details: {
      missing: listed(missing.map((part) => words[`missing.${part}`])),
      unknown:
        unknown.length > 0 ? ` ${say(words.unknownHeaders, locale, { headers: listed(unknown) })}` : '',
    },
  })
}
