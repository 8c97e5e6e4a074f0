import type { Endpoint } from '@qareeb/contract/endpoint'
import { errorStatus } from '@qareeb/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'

/** Words that only our internals contain. */
const insides =
  /\bat \S+ \(|\.ts:\d|node_modules|\/server\/|SQLSTATE|syntax error|relation "|column "|operator does not|pg_|ECONN/

const refusal = z.strictObject({
  code: z.enum(Object.keys(errorStatus)),
  message: z.string().check(z.minLength(1)),
  errors: z.optional(
    z.array(
      z.strictObject({
        path: z.string(),
        problem: z.string(),
        message: z.string().check(z.minLength(1)),
        limit: z.optional(z.number()),
      }),
    ),
  ),
  requestId: z.string(),
})

/** The errors of an answer to any input; none when it is as every answer has to be. */
export function faultsOf(
  answer: LightMyRequestResponse,
  { response, other }: Pick<Endpoint, 'response' | 'other'>,
): string[] {
  if (answer.statusCode >= 500) return [`${answer.statusCode}: ${answer.body}`]
  if (answer.statusCode === 204) return answer.body === '' ? [] : ['a body where none was promised']
  const body: unknown = JSON.parse(answer.body)
  if (answer.statusCode === other?.status) return issues(other.response, body)
  if (answer.statusCode < 300) return issues(response, body)

  const faults = issues(refusal, body)
  const { errors = [], message = '', code = '' } = z.safeParse(refusal, body).data ?? {}
  if (answer.statusCode === 400 && code === 'request.invalid' && errors.length === 0)
    faults.push('no field is named')
  // The names of fields come from the caller; everything else is ours.
  const ours = [code, message, ...errors.map((error) => error.message.replaceAll(error.path, ''))].join('\n')
  if (insides.test(ours)) faults.push(`tells of our insides: ${ours}`)
  return faults
}

const issues = (schema: z.ZodMiniType, body: unknown) =>
  (z.safeParse(schema, body).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.code}`)
