import { candidateBounds } from '@qareeb/contract/candidates'
import type { MatchKind, MatchVerdict } from '@qareeb/contract/candidates/match-weights'
import type { WorkMode } from '@qareeb/contract/job-ads'
import type { Requirements } from '@qareeb/contract/job-ads/job-ad-content'
import { educationLevels } from '@qareeb/contract/job-ads/job-ad-requirements'
import { allSkillsIn } from '../../vocabulary/skills-in.ts'
import { educationIn } from './education-in.ts'
import {
  type AdLanguage,
  byLanguageLevel,
  isWrittenIn,
  type LanguageLevel,
  languagesIn,
} from './languages-in.ts'
import { byLevel, highestOf } from './level-order.ts'
import { mentionedYears, spannedYears, statedYears } from './years-in.ts'

/** Why a verdict is so; each has a sentence, `match.<why>`. */
export type Why =
  | 'named'
  | 'stated'
  | 'mentioned'
  | 'dates'
  | 'nameOnly'
  | 'written'
  | 'absent'
  | 'unread'
  | 'noArea'

/** Where something was found. */
export type Source = 'file' | 'message'

/** A verdict on one requirement, as it is stored. */
export type StoredReason = {
  kind: MatchKind
  /** Of a skill or language. */
  key?: string
  isMust?: boolean
  verdict: MatchVerdict
  why: Why
  source?: Source
  /** Years, a level or kilometres. */
  found?: string | number
  asked?: string | number
}

/** The facts known of an application. */
export type Read = {
  message: string
  /** Null without a file, or without text in it. */
  file: string | null
  /** There is a file whose text could not be read. */
  isUnread: boolean
  /** To the chosen branch; null when no area was given. */
  distanceKm: number | null
  thisYear: number
}

type Asked = { requirements: Partial<Requirements>; workMode: WorkMode | null }

/** Texts of an application by where they stand; the file first. */
type Texts = [Source, string][]

/**
 * A verdict on each requirement that an ad states, and on the distance where it states any. Nothing else of the texts
 * is used.
 */
export function matchRequirements({ requirements, workMode }: Asked, read: Read): StoredReason[] {
  const { skills = [], experienceYears, education, languages = [] } = requirements
  const texts: Texts = [
    ...(read.file === null ? [] : [['file', read.file] as [Source, string]]),
    ['message', read.message],
  ]
  const reasons = matchSkills(skills, texts)
  if (experienceYears) reasons.push(matchExperience(experienceYears, texts, read.thisYear))
  if (education && education !== 'none') reasons.push(matchEducation(education, texts))
  reasons.push(...languages.map((one) => matchLanguage(one, texts)))
  if (reasons.length === 0) return []
  const fromTexts = read.isUnread ? reasons.map(orUnread) : reasons
  return workMode === 'full-remote' ? fromTexts : [...fromTexts, matchDistance(read.distanceKm)]
}

/** Nothing is known to be absent from a file that could not be read. */
const orUnread = (reason: StoredReason): StoredReason =>
  reason.verdict === 'not-found' && reason.why === 'absent'
    ? { ...reason, verdict: 'unclear', why: 'unread' }
    : reason

function matchSkills(skills: Requirements['skills'], texts: Texts): StoredReason[] {
  const named = texts.map(([source, text]) => ({ source, keys: allSkillsIn(text) }))
  return skills.map(({ key, need }) => {
    const about = { kind: 'skill', key, isMust: need === 'must' } as const
    const place = named.find(({ keys }) => keys.has(key))
    return place
      ? { ...about, verdict: 'met', why: 'named', source: place.source }
      : { ...about, verdict: 'not-found', why: 'absent' }
  })
}

/** A stated number decides. Years of something, and dates alone, may be those of studies: they leave it unclear. */
function matchExperience(asked: number, texts: Texts, thisYear: number): StoredReason {
  const about = { kind: 'experience', asked } as const
  const stated = highest(texts, statedYears)
  if (stated) return { ...about, ...stated, verdict: reaches(stated.found >= asked), why: 'stated' }
  const mentioned = highest(texts, mentionedYears)
  if (mentioned && mentioned.found >= asked)
    return { ...about, ...mentioned, verdict: 'unclear', why: 'mentioned' }
  const spanned = highest(texts, (text) => spannedYears(text, thisYear))
  return spanned
    ? { ...about, ...spanned, verdict: spanned.found >= asked ? 'unclear' : 'below', why: 'dates' }
    : { ...about, verdict: 'not-found', why: 'absent' }
}

/** The verdict on a value that is known. */
const reaches = (isMet: boolean): MatchVerdict => (isMet ? 'met' : 'below')

type Found<T> = { found: T; source: Source }

const findIn = <T>(texts: Texts, read: (text: string) => T | null): Found<T>[] =>
  texts.flatMap(([source, text]) => {
    const found = read(text)
    return found === null ? [] : { found, source }
  })

const highest = (texts: Texts, read: (text: string) => number | null): Found<number> | undefined =>
  highestOf(findIn(texts, read), (one, other) => one - other)

const byEducation = byLevel(educationLevels)

function matchEducation(asked: NonNullable<Requirements['education']>, texts: Texts): StoredReason {
  const about = { kind: 'education', asked } as const
  const best = highestOf(findIn(texts, educationIn), byEducation)
  if (!best) return { ...about, verdict: 'not-found', why: 'absent' }
  return { ...about, ...best, verdict: reaches(byEducation(best.found, asked) >= 0), why: 'stated' }
}

function matchLanguage(
  { language, level }: { language: AdLanguage; level: LanguageLevel },
  texts: Texts,
): StoredReason {
  const about = { kind: 'language', key: language, asked: level } as const
  const places = texts.map(([source, text]) => ({ source, named: languagesIn(text) }))
  const levels = places.flatMap(({ source, named }) => {
    const found = named.get(language)
    return found ? [{ source, found }] : []
  })
  const stated = highestOf(levels, byLanguageLevel)
  if (stated)
    return { ...about, ...stated, verdict: reaches(byLanguageLevel(stated.found, level) >= 0), why: 'stated' }
  const named = places.find((place) => place.named.has(language))
  if (named)
    return { ...about, source: named.source, verdict: level === 'basic' ? 'met' : 'unclear', why: 'nameOnly' }
  const written = texts.find(([, text]) => isWrittenIn(text, language))
  return written
    ? { ...about, source: written[0], verdict: level === 'basic' ? 'met' : 'unclear', why: 'written' }
    : { ...about, verdict: 'not-found', why: 'absent' }
}

function matchDistance(distanceKm: number | null): StoredReason {
  const about = { kind: 'distance', asked: candidateBounds.farKm } as const
  if (distanceKm === null) return { ...about, verdict: 'unclear', why: 'noArea' }
  return { ...about, verdict: reaches(distanceKm <= candidateBounds.farKm), why: 'stated', found: distanceKm }
}
