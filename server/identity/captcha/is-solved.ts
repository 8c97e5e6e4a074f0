import type { Context } from '../../ground/context.ts'

/**
 * Whether a call has a solved captcha. One that cannot be checked, since a third party does not answer, counts as solved:
 * the limits still hold.
 */
export const isSolved = async (
  context: Pick<Context, 'captcha'>,
  answer: string | undefined,
): Promise<boolean> => answer !== undefined && (await context.captcha.judge(answer)) !== 'failed'
