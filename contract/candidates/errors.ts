/** Refusals about candidates and applications, with their HTTP status. */
export const candidateErrors = {
  'candidate.notFound': 404,
  'candidate.commentNotFound': 404,
  'candidate.noteNotFound': 404,
  /** The ad was closed or has expired. */
  'candidate.adClosed': 409,
  /** The ad does not name this location, or not any more. */
  'candidate.otherLocation': 409,
  'candidate.changedMeanwhile': 409,
  /** The candidate has withdrawn: no decision is possible. */
  'candidate.withdrawn': 409,
  /** The author or an administrator deletes a remark. */
  'candidate.notAuthor': 403,
  'candidate.tooManyRemarks': 409,
  'candidate.bulkNotFound': 404,
  /** More match the filter than one answer takes. */
  'candidate.bulkTooLarge': 409,
  /** Others match the filter than the caller saw. */
  'candidate.selectionChanged': 409,
  /** The candidates are being told. */
  'candidate.bulkLeft': 409,
  'candidate.templateNotFound': 404,
  'candidate.templateNameTaken': 409,
  'candidate.tooManyTemplates': 409,
  /** Only somebody of the team looks after candidates and is mentioned. */
  'candidate.notColleague': 409,
  'application.notFound': 404,
  /** A token that opens no application. */
  'application.linkInvalid': 404,
  'application.opened': 409,
} as const
