import type { retryTask as endpoint } from '@qareeb/contract/administration'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Gives a dead letter all its tries again.
 * @throws AppError `task.notFound` for one that is none, or none any more
 */
export async function retryTask(
  context: Context,
  { params: { id } }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  // Written down first: of the two, a retry that nobody is named for would be the worse.
  const known = await context.tasks.listDeadLetters()
  const letter = known.find((one) => one.id === id)
  if (!letter) throw new AppError('task.notFound')

  await recordEvent(context, context.db, {
    action: 'task.retry',
    subject: id,
    details: { task: letter.task },
  })
  if ((await context.tasks.retryDeadLetters([id])) === 0) throw new AppError('task.notFound')
  return { status: 'retrying' }
}
