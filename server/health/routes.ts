import { getHealth, getReadiness } from '@qareeb/contract/health'
import { on } from '../platform/http/on.ts'
import { checkHealth } from './check-health.ts'

export const healthRoutes = [
  on(
    getHealth,
    async (context) => {
      await checkHealth(context)
      return { status: 'ok' as const }
    },
    { skipQueue: true },
  ),
  on(
    getReadiness,
    async (context) => {
      await checkHealth(context)
      return { status: 'ready' as const }
    },
    { skipQueue: true },
  ),
]
