import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { cleanName } from '../../ground/text-rules.ts'

/** The beginning of a cell in one line, to be read beside its error. */
export function quoteCell(cell: string): string {
  const letters = [...cleanName(cell)]
  const { quotedLetters } = locationImportBounds
  return letters.length > quotedLetters ? `${letters.slice(0, quotedLetters).join('')}…` : letters.join('')
}
