import type { BinaryString } from '../binary-string.ts'

/**
 * An answer that is JSON already, as bytes: for what is stored nearly as it is sent, so that it need not be taken apart
 * and written again. The serialiser does not see it; whoever writes one answers for it saying what the contract states.
 */
export class Written<Response> {
  readonly json: BinaryString
  /** Never set: it keeps the type of what the text says. */
  declare readonly says?: Response

  constructor(json: BinaryString) {
    this.json = json
  }
}
