/** Refusals about invitations, with their HTTP status. */
export const invitationErrors = {
  'invitation.notFound': 404,
  'invitation.used': 409,
  'invitation.expired': 409,
  'invitation.cancelled': 409,
  /** The caller is signed in as another person than the invited one. */
  'invitation.otherAddress': 403,
  /** Platform administrators belong to no company. */
  'invitation.notForAdmins': 403,
} as const
