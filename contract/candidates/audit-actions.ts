/** Audited actions about candidates; subject is the candidate, and nothing else names them. */
export const candidateActions = [
  'candidate.open',
  'candidate.file',
  'candidate.move',
  'candidate.erase',
  'candidate.export',
  /** Subject is the ad. */
  'candidate.exportList',
] as const
