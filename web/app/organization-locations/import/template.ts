import { locationColumns } from '@qareeb/contract/organization-locations/import'
import { csvOf } from '@qareeb/contract/text/csv'
import { saveFile } from '../../files/save-file.ts'
import type { BoundPhrases } from '../../i18n/bind-phrases.ts'

/** The file to fill in: the columns in the language of the page, and two rows as examples. */
export function templateOf(t: BoundPhrases<'organizationLocationImport'>): string {
  const header = locationColumns.map((column) => t(`column.${column}`))
  return csvOf([header, t.list('firstExample'), t.list('secondExample')])
}

/** Hands a table over as a file. @param text of `csvOf` */
export const saveCsv = (name: string, text: string) => saveFile(name, text, 'text/csv;charset=utf-8')
