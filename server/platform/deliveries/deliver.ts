import type { Services } from '../../ground/context.ts'
import type { Attempt } from '../tasks/bound-task.ts'
import { type Carrier, NotCarried, openContents, Refused } from './delivery.ts'
import { countAttempt, type DueDelivery, finishDelivery, listDue } from './queries.ts'

type Parts = Pick<Services, 'config' | 'db' | 'log' | 'now'>

/**
 * Sends a message together with the waiting ones for the same person, in their order: a changed password is never
 * reported before the link that changed it. A finished message is left alone, so running twice sends once.
 */
export async function deliver(
  services: Parts,
  carrier: Carrier,
  { deliveryId, isLast }: Attempt & { deliveryId: string },
): Promise<void> {
  const due = await listDue(services.db, deliveryId, mostAtOnce)
  for (const one of due) {
    try {
      await deliverOne(services, carrier, one)
    } catch (error) {
      await countAttempt(services.db, one.id, { isLast: isLast && one.id === deliveryId })
      throw error
    }
  }
  if (due.length === mostAtOnce && !due.some(({ id }) => id === deliveryId))
    throw new NotCarried('older messages to the same person went first')
}

/** As many as fit into the time limit of the task when each takes as long as it may. */
const mostAtOnce = 6

/** Between handing over and noting it lies the one moment at which a killed process may make a message come twice. */
async function deliverOne({ config, db, log, now }: Parts, carrier: Carrier, due: DueDelivery) {
  const { id, recipient, locale } = due
  try {
    const contents = openContents(due.contents, config.secret)
    const answer = await carrier.carry({ id, recipient, locale, contents })
    await finishDelivery(db, { id, state: 'sent', answer, finishedAt: now() })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    log.warn({ deliveryId: id, answer: error.answer }, 'a message was refused for good')
    await finishDelivery(db, { id, state: 'refused', answer: error.answer, finishedAt: now() })
  }
}
