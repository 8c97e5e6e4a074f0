import {
  getAnalytics as getAnalyticsEndpoint,
  recordViews as recordViewsEndpoint,
} from '@qareeb/contract/analytics'
import { requirePlatformAdmin } from '../ground/acting-for.ts'
import { on } from '../platform/http/on.ts'
import { getAnalytics } from './get-analytics.ts'
import { recordViews } from './record-views.ts'

export const analyticsRoutes = [
  on(recordViewsEndpoint, recordViews),
  on(getAnalyticsEndpoint, getAnalytics, { allow: requirePlatformAdmin }),
]
