import type { Services } from '../../context.ts'
import type { Attempt } from '../tasks/task.ts'
import { type Carrier, openContents, Refused } from './delivery.ts'
import { countAttempt, type DueDelivery, finishDelivery, listDue } from './queries.ts'

type Parts = Pick<Services, 'config' | 'db' | 'log' | 'now'>

/**
 * Sends a message together with those that wait for the same person, in their order: nobody reads of a changed
 * password before the link that changed it. A message that is done already is left alone, so running twice sends once.
 */
export async function deliver(
  services: Parts,
  carrier: Carrier,
  { deliveryId, isLast }: Attempt & { deliveryId: string },
): Promise<void> {
  for (const due of await listDue(services.db, deliveryId)) {
    try {
      await deliverOne(services, carrier, due)
    } catch (error) {
      await countAttempt(services.db, due.id, { isLast: isLast && due.id === deliveryId })
      throw error
    }
  }
}

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
