import type { FileClaim } from '@qareeb/contract/files'

/** Actions of the sender on an application; each asks the server, and its answer is shown. */
export type ApplicationActions = {
  onWithdraw: () => Promise<unknown>
  /** Null takes the file away. */
  onReplaceFile: (claim: FileClaim | null) => Promise<unknown>
  /** Reads the application again, for another ticket of its match; null when it has none any more. */
  onNewTicket: () => Promise<string | null>
}
