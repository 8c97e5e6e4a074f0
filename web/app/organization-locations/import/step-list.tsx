import { usePhrases } from '../../i18n/use-phrases.ts'
import type { ImportStep } from './use-import.ts'

const steps = ['choose', 'look', 'add'] as const

/** Which of them stands where; afterwards there is none. */
export const stepOf: Record<Exclude<ImportStep['kind'], 'done'>, (typeof steps)[number]> = {
  choose: 'choose',
  checking: 'look',
  report: 'look',
  importing: 'add',
}

/** How far an import has come, of its three steps; afterwards it is empty. */
export function StepList({ kind }: { kind: ImportStep['kind'] }) {
  const t = usePhrases('organizationLocationImport')
  if (kind === 'done') return null
  const current = stepOf[kind]
  return (
    <ol className="mb-5 grid grid-cols-3 gap-2 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={
            index <= steps.indexOf(current)
              ? 'border-t-4 border-brand pt-2 aria-[current]:font-medium'
              : 'border-t-4 border-line pt-2 text-ink-3'
          }
        >
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
