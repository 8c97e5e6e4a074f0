import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'

type Attempt<Values extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'handleSubmit'>
  send: (values: Output) => Promise<unknown>
  /** The rules refused the typed values; the errors are beside the fields by now. */
  onInvalid: () => void
  /** Sending has failed. */
  onRefused: (thrown: unknown) => void
}

/**
 * Checks and sends a form, and reports the result only afterwards. While an attempt runs, React Hook Form checks a
 * field again that is left for the first time. That would remove the server's error, and the errors of the rules are
 * not shown yet.
 */
export async function submitForm<Values extends FieldValues, Output>({
  form,
  send,
  onInvalid,
  onRefused,
}: Attempt<Values, Output>): Promise<void> {
  let tell: () => void = () => undefined
  const check = form.handleSubmit(
    async (values: Output) => {
      try {
        await send(values)
      } catch (thrown) {
        tell = () => onRefused(thrown)
      }
    },
    (_errors: FieldErrors<Values>) => {
      tell = onInvalid
    },
  )
  await check()
  tell()
}
