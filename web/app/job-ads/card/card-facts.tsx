import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { readIn } from '../../i18n/bilingual.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { type UnusualFact, unusualFacts } from './unusual-facts.ts'

/**
 * The terms of the job as one line of text; those that are unusual are chips behind it. Where the line is short, the
 * last parts have no room, but one chip always has: a near end of the ad, else its language, else the first.
 */
export function CardFacts({ jobAd, now }: { jobAd: ListedJobAd; now: Date }) {
  const t = usePhrases('jobAds')
  const chips = unusualFacts(jobAd, { now, isForeign: readIn(useLocale(), jobAd.title).isForeign })
  const kept =
    chips.find(({ kind }) => kind === 'closing') ?? chips.find(({ kind }) => kind === 'foreign') ?? chips[0]
  const isChip = (kind: UnusualFact['kind']) => chips.some((chip) => chip.kind === kind)
  const { employmentType, workMode, seniority } = jobAd
  const terms = [
    !isChip('employmentType') && t(`employmentType.${phraseKey(employmentType)}`),
    t(`workMode.${phraseKey(workMode)}`),
  ]
  const level = seniority && !isChip('noExperience') && (
    <span className="job-card-level">{` · ${t(`seniority.${phraseKey(seniority)}`)}`}</span>
  )
  return (
    <p className="job-card-facts">
      <span className="job-card-terms">
        <span className="truncate">{terms.filter(Boolean).join(' · ')}</span>
        {kept && level}
        {kept && <Chip chip={kept} />}
      </span>
      {!kept && level}
      {chips.map((chip) => chip !== kept && <Chip key={chip.kind} chip={chip} />)}
    </p>
  )
}

const tones = { employmentType: 'plain', noExperience: 'plain', closing: 'warn', foreign: 'info' } as const

function Chip({ chip }: { chip: UnusualFact }) {
  return (
    <span className="job-card-chip">
      <Badge tone={tones[chip.kind]}>{useChipText(chip)}</Badge>
    </span>
  )
}

function useChipText(chip: UnusualFact): string {
  const t = usePhrases('jobAds')
  const locale = useLocale()
  if (chip.kind === 'employmentType') return t(`employmentType.${phraseKey(chip.employmentType)}`)
  if (chip.kind === 'noExperience') return t('noExperience')
  if (chip.kind === 'closing') return t('closesIn', { count: chip.days })
  return t(locale === 'ar' ? 'writtenInEnglish' : 'writtenInArabic')
}
