import { Info } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'

/** Why somebody who was signed in has to do it again. */
export function EndedNotice({ ended }: { ended: string | null }) {
  const t = usePhrases('identity')
  if (ended !== 'expired' && ended !== 'disabled') return null
  return (
    <p role="status" className="mb-5 flex gap-3 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">
      <Info className="mt-0.5 size-5 shrink-0" aria-hidden />
      {t(`ended.${ended}`)}
    </p>
  )
}
