import type { retryTask as endpoint } from '@qareeb/contract/administration/tasks'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { asPlatform } from '../ground/use-case.ts'

/**
 * Retries a dead letter as often as a new task. @throws AppError `task.notFound` for an unknown or already retried
 * one
 */
export async function retryTask(
  context: Context,
  { params: { id } }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  const letter = await context.tasks.findDeadLetter(id)
  if (!letter) throw new AppError('task.notFound')

  await asPlatform(context, async (context) => {
    // Somebody else may have been faster; then nothing is written down.
    if ((await context.tasks.retryDeadLetters([id], context.db)) === 0) throw new AppError('task.notFound')
    await recordEvent(context, { action: 'task.retry', subject: id, details: { task: letter.task } })
  })
  return { status: 'retrying' }
}
