/** Refusals to platform administrators, with their HTTP status. */
export const administrationErrors = {
  'task.notFound': 404,
} as const

/**
 * Refusals of every call of administration: it is for platform administrators who work inside no company. The list of
 * companies alone, by which they go on to the next, is for those inside one too.
 */
export const refusedToOthers = ['request.forbidden', 'organization.notWhileImpersonating'] as const
