import type { InjectOptions } from 'fastify'
import type { Scene } from './scene.ts'
import type { World } from './world.ts'

export type Request = InjectOptions

/** The requests of one case; all of them have to get the same status. A case may add rows of its own to the scene. */
type Ask = (world: World, scene: Scene) => Request[] | Promise<Request[]>

/** A status as the matrix writes it: `200*` means in the caller's own company alone, `200~` without an effect. */
type Cell = number | `${number}${'*' | '~'}`

/** The status for each kind of caller; `guest` and `disabled` are apart. */
type Cells = readonly [
  seeker: Cell,
  owner_hr: Cell,
  owner_admin: Cell,
  other_hr: Cell,
  pending_company_admin: Cell,
  removed_member: Cell,
  platform_admin: Cell,
  impersonating: Cell,
]

/** The kinds of callers in the order of `callers`. */
export const callersInOrder = [
  'seeker',
  'owner_hr',
  'owner_admin',
  'other_hr',
  'pending_company_admin',
  'removed_member',
  'platform_admin',
  'impersonating',
] as const

/** A case with the parts that the specification leaves open. */
export type StatedCase = {
  ask: Ask
  /** Only for calls beyond the specification: the status of a proper request without a session. */
  guest?: number
  /** Only for calls beyond the specification that depend on the company: the status for each kind of caller. */
  callers?: Cells
  /** Fields that this answer alone may hold: a token or secret for the caller, or their own input. */
  mayName?: readonly string[] | 'anything'
}

/**
 * Cases by call and name, e.g. `GET /api/v1/job-ad/{id} draft`. The expected statuses of a call of the
 * specification are in `docs/authorization-matrix.csv`; any other call states them here.
 */
export type Cases = Readonly<Record<string, Ask | StatedCase>>
