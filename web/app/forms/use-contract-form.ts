import { useEffect, useId, useState, type RefCallback, type SubmitEvent } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { ConnectionError } from '../http/browser-transport.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { clearToasts, toast } from '../ui/toasts/toast.ts'
import { sendDraft } from './drafts.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { needsFieldName, problemText, refusal, type OwnTexts, type StatedProblem } from './problem-text.ts'
import { codeOf, refusedFields } from './read-failure.ts'
import { sayFailureOnce } from './say-failure-once.ts'
import { submitForm } from './submit-form.ts'
import { type Rules, useChecks } from './use-checks.ts'
import { useDraft } from './use-draft.ts'

/** The props with which a field component becomes the input of one value. */
export type FieldProps = {
  id: string
  label: string
  error: string | undefined
  input: UseFormRegisterReturn
}

/** One line of the summary of errors. `isNamed`: the sentence names the field already. */
export type SummaryLine = { id: string; label: string; error: string; isNamed: boolean }

export type ContractFormOptions<Values extends FieldValues, Output> = {
  schema: Rules<Values, Output>
  /** The validator has been loaded with the form, which can therefore be checked without a connection. */
  hasValidator?: boolean
  defaultValues: DefaultValues<Values>
  /** The name of each field, in the order of the page. */
  labels: Partial<Record<Path<Values>, string>>
  /** Sentences of this form that differ from the usual ones. */
  texts?: OwnTexts
  /** Fields beside which a refusal is shown, by its code: `{ 'auth/weak-password': 'password' }`. */
  fieldsOfCodes?: Partial<Record<string, Path<Values>>>
  /** The next step after a refusal that a toast says, by its code. */
  advice?: Partial<Record<string, string>>
  /** Says a failure in other words than the API's, or nothing. */
  sayFailure?: (failure: unknown) => string | undefined
  /** Keeps these fields through a reload and a sign-in, under a name of this form. */
  draft?: { name: string; fields: readonly Path<Values>[] }
  /**
   * Sends the checked values; its errors are shown, and no typed text is lost. `notSent` of `drafts.ts` means that
   * the reader has to answer a question first.
   */
  send: (values: Output) => Promise<unknown>
}

/** A form whose rules are a schema of the contract, the same in the browser and on the server. */
export function useContractForm<Values extends FieldValues, Output>(
  options: ContractFormOptions<Values, Output>,
) {
  const errors = usePhrases('errors')
  const formId = useId()
  const attempts = useAttempts()
  const say = (problem: StatedProblem) => problemText(problem, errors, options.texts)
  const checks = useChecks(options, say)
  const form = useForm<Values, unknown, Output>({
    resolver: checks.resolver,
    defaultValues: options.defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [seen] = useState(() => new WeakSet<Element>())
  useDraft(form, { name: options.draft?.name, fields: options.draft?.fields ?? [] })
  const { errors: found, isSubmitting } = form.formState

  const field = (name: Path<Values>): FieldProps => ({
    id: `${formId}-${name}`,
    label: options.labels[name] ?? '',
    error: messageAt(found, name),
    input: adoptTyped(form.register(name), seen, (value) => {
      if (!form.getValues(name)) form.setValue(name, value as PathValue<Values, Path<Values>>)
    }),
  })
  const send = async (values: Output) => {
    attempts.begin()
    await (options.draft ? sendDraft(options.draft.name, () => options.send(values)) : options.send(values))
  }
  const onRefused = (thrown: unknown) => {
    const advice = options.advice?.[codeOf(thrown) ?? '']
    const said = sayFailureOnce(thrown, { own: options.sayFailure?.(thrown), advice, errors })
    if (said.toast !== null) toast(said.toast, 'destructive')
    attempts.fail(blameFields(form, options, { thrown, text: said.form, say }) ? null : said.form, thrown)
  }
  const submit = useSubmit(() => {
    const check = () => submitForm({ form, send, onRefused, onInvalid: () => attempts.fail(null) })
    return checks.load(form.getValues()).then(check, onRefused)
  })

  return {
    form,
    field,
    holdFor: setterIn(form),
    submit,
    isSending: isSubmitting,
    summary: summarise(options, { field, found }),
    hasOneField: namesOf(options.labels).length === 1,
    ...attempts.state,
  }
}

/** Sets a value that no input has, such as why the form waits; an error that is shown already follows it. */
const setterIn =
  <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) =>
  (name: Path<Values>) =>
  (value: PathValue<Values, Path<Values>>) =>
    form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid })

/** The handler of a form's event, which ignores events during an attempt. */
function useSubmit(attempt: () => Promise<unknown>) {
  const [alone] = useState(oneAtATime)
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void alone(() => {
      clearToasts()
      return attempt()
    })
  }
}

/** The reason why sending has failed, when it concerns no field, and the number of failed tries. */
function useAttempts() {
  const [failure, setFailure] = useState<string | null>(null)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (!isLost) return undefined
    const clear = () => setFailure(null)
    window.addEventListener('online', clear)
    return () => window.removeEventListener('online', clear)
  }, [isLost])
  // Counted, so that the summary takes the focus after each attempt that failed.
  const [failedAttempts, setFailedAttempts] = useState(0)
  return {
    state: { failure, failedAttempts },
    begin: () => setFailure(null),
    /** @param thrown a lost connection is the reason until it is back */
    fail(text: string | null, thrown?: unknown) {
      setFailure(text)
      setIsLost(thrown instanceof ConnectionError)
      setFailedAttempts((count) => count + 1)
    },
  }
}

type NamedError<Values extends FieldValues> = { name: Path<Values>; type: string; message: string }

type Refusal = { thrown: unknown; text: string; say: (problem: StatedProblem) => string }

/**
 * Shows the refused values of an answer beside its fields.
 * @returns whether the answer named a field
 */
function blameFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { labels, fieldsOfCodes }: ContractFormOptions<Values, Output>,
  { thrown, text, say }: Refusal,
): boolean {
  const names = namesOf(labels)
  const refused = refusedFields(thrown).flatMap((one): NamedError<Values>[] => {
    const name = names.find((name) => name === one.path)
    return name ? [{ name, type: one.problem, message: say(one) }] : []
  })
  const blamed = fieldsOfCodes?.[codeOf(thrown) ?? '']
  if (blamed) refused.push({ name: blamed, type: refusal, message: text })
  for (const { name, ...error } of refused) form.setError(name, error)
  return refused.length > 0
}

/** The errors, in the order of the page. */
function summarise<Values extends FieldValues, Output>(
  { labels, texts }: ContractFormOptions<Values, Output>,
  { field, found }: { field: (name: Path<Values>) => FieldProps; found: object },
): SummaryLine[] {
  return namesOf(labels).flatMap((name) => {
    const { id, label, error } = field(name)
    if (!error) return []
    const isNamed = !needsFieldName({ path: name, problem: typeAt(found, name) }, texts)
    return [{ id, label, error, isNamed }]
  })
}

/** The keys of the table of labels, which `Object.keys` widens. */
const namesOf = <Values extends FieldValues>(labels: Partial<Record<Path<Values>, string>>) =>
  Object.keys(labels) as Path<Values>[]

const messageAt = (errors: object, name: string): string | undefined =>
  // Every error of a form of ours is made by `checkValues` or `tell`.
  (get(errors, name) as FieldError | undefined)?.message

const typeAt = (errors: object, name: string): string =>
  // The same errors.
  (get(errors, name) as FieldError | undefined)?.type ?? ''

/**
 * Takes over text that was typed, or filled in by the browser, before the page was hydrated. A field that was seen
 * already is the form's: what stands in it while the form is emptied is not taken back.
 */
function adoptTyped(
  registration: UseFormRegisterReturn,
  seen: WeakSet<Element>,
  adopt: (value: string | boolean) => void,
): UseFormRegisterReturn {
  const ref: RefCallback<HTMLInputElement> = (element) => {
    const typed = element && (element.type === 'checkbox' ? element.checked : element.value)
    registration.ref(element)
    if (!element || seen.has(element)) return
    seen.add(element)
    if (typed) adopt(typed)
  }
  return { ...registration, ref }
}
