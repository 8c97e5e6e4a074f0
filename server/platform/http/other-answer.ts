/** A successful answer with the status and schema of the endpoint's `other`. */
export class OtherAnswer<Body> {
  readonly body: Body

  constructor(body: Body) {
    this.body = body
  }
}

/** Answers a call with the status that its endpoint declares as `other`. */
export const other = <Body>(body: Body): OtherAnswer<Body> => new OtherAnswer(body)

/** How an answer is kept for an `Idempotency-Key`: as JSON, which has no classes. */
type Kept = { isOther: boolean; body: unknown }

export const toKept = (answer: unknown): Kept =>
  answer instanceof OtherAnswer ? { isOther: true, body: answer.body } : { isOther: false, body: answer }

/** @param kept what `toKept` made, or the same after JSON */
export function fromKept(kept: unknown): unknown {
  // Only `toKept` writes it, and the key of a call names its endpoint.
  const { isOther, body } = kept as Kept
  return isOther ? other(body) : body
}
