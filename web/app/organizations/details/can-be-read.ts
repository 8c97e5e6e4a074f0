import type { UploadedFile } from '@qareeb/contract/files'

/** Whether a document may be downloaded: not during its scan, nor when something harmful was found. */
export const canBeRead = ({ scan }: Pick<UploadedFile, 'scan'>): boolean =>
  scan !== 'quarantined' && scan !== 'infected'
