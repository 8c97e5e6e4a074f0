/** Audited actions of platform administrators that concern neither a company nor an account. */
export const administrationActions = ['mail.search', 'task.retry'] as const
