import {
  getAnalytics as getAnalyticsEndpoint,
  recordEvents as recordEventsEndpoint,
} from '@qareeb/contract/analytics'
import { requirePlatformAdmin } from '../ground/acting-for.ts'
import { on } from '../platform/http/on.ts'
import { getAnalytics } from './get-analytics.ts'
import { recordEvents } from './record-events.ts'

export const analyticsRoutes = [
  on(recordEventsEndpoint, recordEvents),
  on(getAnalyticsEndpoint, getAnalytics, { allow: requirePlatformAdmin }),
]
