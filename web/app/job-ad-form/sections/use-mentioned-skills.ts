import { hintJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useEffect, useState } from 'react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { contentOf } from '../typed/content-of.ts'
import { emptyJobAd, type TypedTexts } from '../typed/typed-job-ad.ts'

/** Milliseconds without a key after which a description is read for skills. */
const restMs = 1_500

type Skills = NonNullable<ReturnType<typeof useQueryOf<typeof hintJobAd>>['data']>['skills']

/** Skills of the lexicon that a description names, a moment after it was typed. */
export function useMentionedSkills(description: TypedTexts): Skills {
  const [read, setRead] = useState(description)
  useEffect(() => {
    const timer = setTimeout(() => setRead(description), restMs)
    return () => clearTimeout(timer)
  }, [description])
  const texts = contentOf({ ...emptyJobAd('free'), description: read }).description
  const isWritten = texts.ar !== null || texts.en !== null
  const body = { category: null, seniority: null, locationIds: [], description: texts }
  const { data } = useQueryOf(hintJobAd, isWritten ? { body } : null)
  return data?.skills ?? []
}
