/**
 * An answer that is JSON already: for what is stored nearly as it is sent, so that it need not be taken apart and
 * written again. The serialiser does not see it; whoever writes one answers for it saying what the contract states.
 */
export class Written<Response> {
  readonly json: string
  /** Never set: it keeps the type of what the text says. */
  declare readonly says?: Response

  constructor(json: string) {
    this.json = json
  }
}
