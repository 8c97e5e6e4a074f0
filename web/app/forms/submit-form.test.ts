import { createFormControl, type FieldErrors } from 'react-hook-form'
import { expect, test } from 'vitest'
import { submitForm } from './submit-form.ts'

type Values = { code: string }

/** A form whose one field must not be empty. */
function formWith(code: string) {
  const control = createFormControl<Values>({
    defaultValues: { code },
    mode: 'onTouched',
    resolver: (values) =>
      values.code === ''
        ? { values: {}, errors: { code: { type: 'required', message: 'Empty' } } }
        : { values, errors: {} },
  })
  const field = control.register('code')
  return {
    form: control,
    /** The event of the browser when the focus leaves a field. */
    leave: () => field.onBlur({ type: 'blur', target: { name: 'code', value: code } }),
    messageOf: () => control.getFieldState('code').error?.message,
  }
}

test('the server’s error stays beside the field when the focus leaves it', async () => {
  const { form, leave, messageOf } = formWith('123456')
  let left: unknown
  await submitForm({
    form,
    send: () => Promise.reject(new Error('The code is wrong')),
    onInvalid: () => undefined,
    onRefused: () => {
      form.setError('code', { type: 'invalid', message: 'The code is wrong' })
      left = leave()
    },
  })
  await left
  expect(messageOf()).toBe('The code is wrong')
})

test('errors of the rules are shown before the attempt counts as failed', async () => {
  const { form } = formWith('')
  let shown: FieldErrors<Values> = {}
  let shownByThen: FieldErrors<Values> | undefined
  form.subscribe({ formState: { errors: true }, callback: ({ errors }) => (shown = errors ?? {}) })
  await submitForm({
    form,
    send: () => Promise.resolve(),
    onInvalid: () => (shownByThen = { ...shown }),
    onRefused: () => undefined,
  })
  expect(shownByThen).toMatchObject({ code: { message: 'Empty' } })
})

test('reveals nothing of the sent values', async () => {
  const { form } = formWith('123456')
  const told: string[] = []
  await submitForm({
    form,
    send: async ({ code }) => told.push(code),
    onInvalid: () => told.push('invalid'),
    onRefused: () => told.push('refused'),
  })
  expect(told).toEqual(['123456'])
})
