import type { FileScan } from '@qareeb/contract/files'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'

/**
 * What the scan for harmful programs says of a file to the person whose file it is. Nothing where none was made: that
 * would frighten people about a file that they know.
 */
export const scanText = (scan: FileScan, t: BoundPhrases<'files'>): string | null =>
  scan === 'unscanned' ? null : t(`scan.${scan}`)
