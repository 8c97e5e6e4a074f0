import { applyExamples } from './apply/apply-examples.ts'
import { bulkExamples } from './bulk/bulk-examples.ts'
import { evaluationExamples } from './evaluation/evaluation-examples.ts'
import { numbersExamples } from './numbers/numbers-examples.ts'
import { ownExamples } from './own/own-examples.ts'
import { teamExamples } from './team/team-examples.ts'
import { templateExamples } from './templates/template-examples.ts'

/** Answers about candidates and applications. */
export const candidateExamples = [
  ...applyExamples,
  ...teamExamples,
  ...evaluationExamples,
  ...numbersExamples,
  ...bulkExamples,
  ...templateExamples,
  ...ownExamples,
]
