import type { Context } from '../../ground/context.ts'

/** A call that is allowed and whose address, query and body are right. */
export type AllowedCall = {
  /** Method and path as the contract writes them. */
  call: string
  /** What stood in the places of the path, in their order. */
  params: readonly string[]
}

/** What is told of calls before they are done: whether it is written down is for the one who is told. */
export type TellCall = (context: Context, allowed: AllowedCall) => Promise<void>
