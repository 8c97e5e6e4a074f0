/** Audited actions about candidates; subject is the candidate, the answer to many or the template, and nothing else names them. */
export const candidateActions = [
  'candidate.open',
  'candidate.file',
  'candidate.move',
  'candidate.erase',
  'candidate.export',
  /** Subject is the ad. */
  'candidate.exportList',
  'candidate.assign',
  'candidate.bulk',
  'candidate.bulkTakeBack',
  'candidate.template',
] as const
