import type { Context } from '../../ground/context.ts'

/**
 * Whether a solved captcha came along. One that cannot be checked, since a third party is away, locks no one out:
 * the limits still hold.
 */
export const isSolved = async (
  context: Pick<Context, 'captcha'>,
  answer: string | undefined,
): Promise<boolean> => answer !== undefined && (await context.captcha.judge(answer)) !== 'failed'
