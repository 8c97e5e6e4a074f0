import type { Stats } from '../workspace/dashboard-context.ts'

/** Whether a company has sent no document yet, so that nobody can verify it. */
export const lacksRegistration = ({ due }: Pick<Stats, 'due'>): boolean =>
  due.some(({ kind }) => kind === 'registration-missing')
