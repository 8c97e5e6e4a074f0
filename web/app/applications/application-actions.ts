import type { FileClaim } from '@qareeb/contract/files'

/** Actions of the sender on an application; each asks the server, and its answer is shown. */
export type ApplicationActions = {
  onWithdraw: () => Promise<unknown>
  /** Null takes the file away. */
  onReplaceFile: (claim: FileClaim | null) => Promise<unknown>
}
