import type { Services } from '../../ground/context.ts'
import type { Place } from '../cursor.ts'
import { hashOfRecipient } from './delivery.ts'
import { listLatestDeliveries, type LoggedMessage } from './queries.ts'

/** The filters of the log; an omitted filter has no condition. */
export type MessageSearch = {
  state: LoggedMessage['state'] | undefined
  /** Those that went to it, or wait for it; compared by its hash alone. */
  address: string | undefined
  after: Place | undefined
  most: number
}

/** Messages of the last thirty days, the latest first, without recipients and contents. */
export const listMessageLog = (
  { config, db }: Pick<Services, 'config' | 'db'>,
  { address, ...search }: MessageSearch,
): Promise<LoggedMessage[]> =>
  listLatestDeliveries(db, {
    ...search,
    recipientHash: address === undefined ? undefined : hashOfRecipient(address, config.secret),
  })
