import type { Context } from '../context.ts'
import { expireJobAds } from './expire-job-ads.ts'

const everyMs = 60_000

/**
 * Begins what is done about job ads without anybody asking: every minute expired ones leave search. All copies of the
 * process may begin it; a lock lets one at a time do the work.
 */
export function startJobAdTasks(services: Pick<Context, 'db' | 'now' | 'log'>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const sweep = () => (running = running.then(() => expireAndLog(services)))

  const timer = setInterval(() => void sweep(), everyMs)
  void sweep()
  return {
    /** Waits for a sweep that is under way. */
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

async function expireAndLog(services: Pick<Context, 'db' | 'now' | 'log'>) {
  try {
    const expired = await expireJobAds(services)
    if (expired > 0) services.log.info({ expired }, 'expired job ads left search')
  } catch (err) {
    services.log.warn({ err }, 'expired job ads stay in search until the next minute')
  }
}
