/** Refusals to platform administrators, with their HTTP status. */
export const administrationErrors = {
  'task.notFound': 404,
} as const
