import { countErasedByRetention } from '@qareeb/contract/candidates/retention'
import { organizationBounds } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { Select } from '../../ui/select.tsx'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'
import { useSaveCompany } from '../details/use-save-company.ts'
import { type SettingsProps, WhyNot } from './marketing-section.tsx'

const { min, max } = organizationBounds.retentionMonths
const choices = Array.from({ length: max - min + 1 }, (_, step) => min + step)

/** How long data of candidates are kept after an ad has closed. */
export function RetentionSection({ organization, onChange, whyNot }: SettingsProps) {
  const t = usePhrases('organizationSettings')
  const save = useSaveCompany(onChange)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const keep = async () => {
    if (chosen !== null) await save(organization, { retentionMonths: chosen }, t('saved'))
    setChosen(null)
  }
  const [keepLonger, isKeeping] = useAction(keep)
  const isShorter = chosen !== null && chosen < organization.retentionMonths
  return (
    <SectionCard id="retention" title={t('retention')} text={t('retentionText')}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isShorter) setIsAsked(true)
          else keepLonger()
        }}
      >
        <label className="grid w-full max-w-60 gap-1.5 text-sm font-medium">
          {t('retentionLabel')}
          <Select
            disabled={whyNot !== null}
            value={chosen ?? organization.retentionMonths}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={choices.map((months) => ({
              value: String(months),
              label: t('months', { count: months }),
            }))}
            className="h-12 w-full rounded-m border border-line-strong bg-surface font-normal [&>select]:ps-4"
          />
        </label>
        <SaveChoice
          isChanged={chosen !== null && chosen !== organization.retentionMonths}
          isBusy={isKeeping}
        />
      </form>
      <WhyNot id="retention-why-not" text={whyNot} />
      <AskToShorten months={isAsked ? chosen : null} onClose={() => setIsAsked(false)} onConfirm={keep} />
    </SectionCard>
  )
}

type AskToShortenProps = {
  /** The new time; null while nothing is asked. */
  months: number | null
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks before applications are erased earlier than now, and says how many are. */
function AskToShorten({ months: count, onClose, onConfirm }: AskToShortenProps) {
  const t = usePhrases('organizationSettings')
  const months = t('months', { count: count ?? 0 })
  return (
    <ConfirmDialog
      isOpen={count !== null}
      onClose={onClose}
      title={t('shortenTitle', { months })}
      text={t('shortenText')}
      back={usePhrases('organizations')('cancel')}
      confirm={t('shorten', { months })}
      onConfirm={onConfirm}
    >
      {count !== null && <ErasedCount months={count} />}
    </ConfirmDialog>
  )
}

function ErasedCount({ months }: { months: number }) {
  const t = usePhrases('organizationSettings')
  const { data } = useQueryOf(
    countErasedByRetention,
    { query: { retentionMonths: months } },
    { isFresh: true },
  )
  return (
    <p role="status" className="mt-3 min-h-6 text-start font-semibold">
      {data && t('shortenCount', { count: data.applications })}
    </p>
  )
}

function SaveChoice({ isChanged, isBusy }: { isChanged: boolean; isBusy: boolean }) {
  const t = usePhrases('organizations')
  return (
    <Button type="submit" kind="outline" disabled={!isChanged} aria-busy={isBusy} className="mb-0.5">
      {t('save')}
    </Button>
  )
}
