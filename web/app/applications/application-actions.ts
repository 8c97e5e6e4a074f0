import type { FileClaim } from '@qareeb/contract/files'

/** What the sender may do with an application; each asks the server, and its answer is shown. */
export type ApplicationActions = {
  onWithdraw: () => Promise<unknown>
  /** Null takes the file away. */
  onReplaceFile: (claim: FileClaim | null) => Promise<unknown>
}
