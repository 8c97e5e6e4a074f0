import type { Evaluation } from '@qareeb/contract/candidates/evaluation'

/** Whether an answer holds a match: without authority it is empty. */
export const isEvaluation = (answer: object): answer is Evaluation => 'state' in answer
