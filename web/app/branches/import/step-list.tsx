import { usePhrases } from '../../i18n/use-phrases.ts'
import type { ImportStep } from './use-import.ts'

const steps = ['choose', 'look', 'add'] as const

const stepOf: Record<ImportStep['kind'], (typeof steps)[number] | null> = {
  choose: 'choose',
  checking: 'look',
  report: 'look',
  importing: 'add',
  done: null,
}

/** How far an import has come, of its three steps; afterwards there is nothing to say. */
export function StepList({ kind }: { kind: ImportStep['kind'] }) {
  const t = usePhrases('locationImport')
  const current = stepOf[kind]
  if (current === null) return null
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
