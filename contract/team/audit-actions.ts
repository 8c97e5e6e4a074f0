/** Audited actions of teams; subject is the person, or the invitation. */
export const teamActions = [
  'team.invite',
  'team.inviteAgain',
  'team.cancelInvitation',
  'team.join',
  'team.changeRole',
  'team.remove',
  'team.leave',
] as const
