import type { Context } from '../../ground/context.ts'

/** A call that is allowed and whose address, query and body are right. */
export type AllowedCall = {
  /** Method and path as the contract writes them. */
  call: string
  /** The values of the path's parameters, in their order. */
  params: readonly string[]
}

/** Receives each call of a known caller before its handler runs; decides itself whether to record it. */
export type AuditCall = (context: Context, allowed: AllowedCall) => Promise<void>
