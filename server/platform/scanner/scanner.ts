/** The result of a scan. */
export type Verdict = { isClean: true } | { isClean: false; found: string }

/** Looks for harmful programs in files. */
export type Scanner = {
  /**
   * @returns what was found
   * @throws ScannerUnavailable when the scanner cannot be asked now; worth repeating
   */
  scan(bytes: Buffer): Promise<Verdict>
}

/** The scanner did not answer, or not with a verdict. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}
