import { getHealth, getReadiness } from '@qareeb/contract/health'
import { example } from '../platform/http/openapi/example.ts'

/** Answers about the health of the service. */
export const healthExamples = [
  example(getHealth, { status: 'ok' }),
  example(getReadiness, { status: 'ready' }),
]
