import {
  evaluateAllCandidates,
  evaluateCandidate,
  type Evaluation,
  getEvaluation,
  getEvaluationProgress,
} from '@qareeb/contract/candidates/evaluation'
import { example } from '../../platform/http/openapi/example.ts'
import type { StoredReason } from './match-requirements.ts'
import { scoreOf, weightOf } from './rules.ts'
import { sayReason } from './say-reason.ts'

const reasons: StoredReason[] = [
  { kind: 'skill', key: 'excel', isMust: true, verdict: 'met', why: 'named', source: 'file' },
  { kind: 'experience', verdict: 'met', why: 'stated', source: 'message', found: 6, asked: 3 },
  { kind: 'language', key: 'en', verdict: 'unclear', why: 'nameOnly', source: 'file', asked: 'good' },
]

const evaluation: Evaluation = {
  state: 'ready',
  reasons: reasons.map((reason) => ({
    kind: reason.kind,
    isMust: reason.isMust ?? false,
    verdict: reason.verdict,
    text: sayReason(reason),
    weight: weightOf(reason),
  })),
  evaluatedAt: '2026-11-22T09:00:00.000Z',
  isOutdated: false,
  score: scoreOf(reasons),
}

const progress = { total: 46, done: 12, isRunning: true }

/** Answers about matches, as the team sees them. */
export const evaluationExamples = [
  example(evaluateCandidate, evaluation),
  example(getEvaluation, evaluation),
  example(evaluateAllCandidates, progress),
  example(getEvaluationProgress, progress),
]
