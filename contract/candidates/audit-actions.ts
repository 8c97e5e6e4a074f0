/**
 * Audited actions about candidates. The subject is the id of the candidate, of the answer to many or of the template;
 * entries hold no name of a person.
 */
export const candidateActions = [
  'candidate.open',
  'candidate.file',
  'candidate.move',
  'candidate.erase',
  'candidate.export',
  /** The subject is the ad. */
  'candidate.exportList',
  'candidate.assign',
  'candidate.bulk',
  'candidate.bulkTakeBack',
  'candidate.template',
  'candidate.deleteComment',
  'candidate.deleteNote',
] as const
