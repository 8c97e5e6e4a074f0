import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Tells whether the service and its database answer; says nothing about versions or hosts. */
export const getHealth = endpoint('GET', '/api/v1', {
  summary: 'Health',
  access: 'everyone',
  response: z.object({ status: z.literal('ok') }),
  errors: ['server.unavailable'],
})

/** Tells a load balancer whether to send requests here: false while starting and while shutting down. */
export const getReadiness = endpoint('GET', '/api/v1/ready', {
  summary: 'Readiness',
  access: 'everyone',
  response: z.object({ status: z.literal('ready') }),
  errors: ['server.unavailable'],
})
