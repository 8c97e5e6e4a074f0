/** Refusals about teams, with their HTTP status. */
export const teamErrors = {
  /** Nobody of the caller's company, be it as a member or by an invitation. */
  'team.notFound': 404,
  'team.alreadyMember': 409,
} as const
