/** The parts of an error that are logged. */
type ErrorDescription = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  table?: string
  cause?: ErrorDescription
}

/**
 * Says enough of an error to find its cause, and nothing that somebody typed: PostgreSQL quotes values in `detail`,
 * `where` and in the messages of class 22, so those stay out.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something else than an Error was thrown', stack: '' }

  const message = isDataException(error) ? error.message.replace(/"[^"]*"/g, '"…"') : error.message
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, message),
    ...namesIn(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

const isDataException = (error: Error) => 'code' in error && String(error.code).startsWith('22')

function namesIn(error: Error): Pick<ErrorDescription, 'code' | 'constraint' | 'table'> {
  const names: Pick<ErrorDescription, 'code' | 'constraint' | 'table'> = {}
  if ('code' in error && typeof error.code === 'string') names.code = error.code
  if ('constraint' in error && typeof error.constraint === 'string') names.constraint = error.constraint
  if ('table' in error && typeof error.table === 'string') names.table = error.table
  return names
}
