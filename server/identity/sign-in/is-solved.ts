import type { Context } from '../../ground/context.ts'

/**
 * Whether a captcha came along that was solved. One that cannot be judged, since a third party is away, keeps nobody
 * out: the limits still hold.
 */
export const isSolved = async (
  context: Pick<Context, 'captcha'>,
  answer: string | undefined,
): Promise<boolean> => answer !== undefined && (await context.captcha.judge(answer)) !== 'failed'
