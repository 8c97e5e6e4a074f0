import type { UploadedFile } from '@qareeb/contract/files'

/** Whether a document may leave the store: not while it is looked at, nor when something was found in it. */
export const canBeRead = ({ scan }: Pick<UploadedFile, 'scan'>): boolean =>
  scan !== 'quarantined' && scan !== 'infected'
