import type { Services } from '../../ground/context.ts'

const sameForMs = 60_000

/** A lasting failure is logged once a minute: while the database is away every queue fails every few seconds. */
export function quietened({ log, now }: Pick<Services, 'log' | 'now'>): (err: Error, says: string) => void {
  const told = new Map<string, number>()
  return (err, says) => {
    const moment = now().getTime()
    const last = told.get(err.message)
    if (last !== undefined && moment - last < sameForMs) return
    if (told.size > 100) told.clear()
    told.set(err.message, moment)
    log.warn({ err }, says)
  }
}
