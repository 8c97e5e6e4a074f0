import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { MapPin } from 'lucide-react'
import { readIn } from '../../i18n/bilingual.ts'
import { formatKilometres } from '../../i18n/distances.ts'
import { isolateCode, isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useActionTelling } from '../../session/use-action.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** How the candidate is reached, each copied by a press, and how far they live from the chosen location. */
export function ContactLine({ candidate }: { candidate: Candidate }) {
  const { email, phone } = candidate
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-0.5 text-sm text-ink-2">
      {email !== null && <CopyText value={email} />}
      {phone !== null && <CopyText value={phone} />}
      <Distance candidate={candidate} />
    </div>
  )
}

function Distance({ candidate: { distanceKm, location } }: { candidate: Candidate }) {
  const t = usePhrases('candidates')
  const locale = useLocale()
  const name = isolateName(readIn(locale, location.name).text)
  return (
    <span className="inline-flex items-center gap-1">
      <MapPin className="size-4" aria-hidden />
      {distanceKm === null
        ? name
        : t('kilometresFrom', {
            distance: isolateCode(formatKilometres(distanceKm, locale)),
            location: name,
          })}
    </span>
  )
}

/** A text that a press copies. */
function CopyText({ value }: { value: string }) {
  const t = usePhrases('candidates')
  const [copy] = useActionTelling(
    async () => {
      await navigator.clipboard.writeText(value)
      toast(t('copied'), 'success')
    },
    () => toast(t('copyFailed'), 'destructive'),
  )
  return (
    <button
      type="button"
      title={t('copy', { value: isolateCode(value) })}
      onClick={copy}
      className="min-h-8 max-w-full truncate underline-offset-4 hover:text-ink hover:underline max-sm:min-h-11"
    >
      <bdi dir="ltr">{value}</bdi>
    </button>
  )
}
