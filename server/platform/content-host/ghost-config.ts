/** A Ghost server and the keys of its integration. */
export type GhostConfig = {
  /** Its address, without a slash at the end. */
  url: string
  /** The key of its Content API, which reads published texts and nothing else. */
  key: string
  /** The secret of its webhooks; without it every hook is refused. */
  hookSecret: string | undefined
  /** Milliseconds until one whole answer has to be there. */
  limitMs: number
}

/** A server that takes longer for ten posts is taken as down. */
export const ghostLimitMs = 5_000
