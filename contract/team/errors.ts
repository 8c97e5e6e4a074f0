/** Refusals about teams, with their HTTP status. */
export const teamErrors = {
  /** Neither a member nor an invitation of the caller's company. */
  'team.notFound': 404,
  'team.alreadyMember': 409,
} as const
