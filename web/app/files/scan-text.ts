import type { FileScan } from '@qareeb/contract/files'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'

/**
 * The result of the scan for harmful programs, for the owner of a file. Empty without a scan: a warning would
 * frighten people about their own file.
 */
export const scanText = (scan: FileScan, t: BoundPhrases<'files'>): string | null =>
  scan === 'unscanned' ? null : t(`scan.${scan}`)
