import { Check, Clock } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** The possible actions of a company before it is verified, or verified by its new name, and those after it. */
export function OpenItems({ isRenamed }: { isRenamed: boolean }) {
  const t = usePhrases('organizations')
  const parts = [
    { title: t('can'), lines: t.list('canList'), Icon: Check },
    { title: t('cannot'), lines: t.list(isRenamed ? 'cannotRenamed' : 'cannotList'), Icon: Clock },
  ]
  return (
    <div className="mt-4 grid gap-4 text-sm sm:grid-cols-2">
      {parts.map(({ title, lines, Icon }) => (
        <div key={title}>
          <p className="font-medium">{title}</p>
          <ul className="mt-1.5 space-y-1.5 text-ink-2">
            {lines.map((line) => (
              <li key={line} className="flex items-start gap-2">
                <Icon className="mt-1 size-4 shrink-0" aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
