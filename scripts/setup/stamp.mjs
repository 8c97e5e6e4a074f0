import fs from 'node:fs'

/** @param {string} stamp @param {string} value */
export const isStamped = (stamp, value) => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === value

/**
 * Makes the outputs of a stamp. No stamp exists meanwhile: an interrupted build must leave none, or its half would
 * count as complete once the sources are the old ones again.
 * @param {string} stamp
 * @param {string} value
 * @param {() => Promise<void>} work
 */
export async function makeStamped(stamp, value, work) {
  fs.rmSync(stamp, { force: true })
  await work()
  fs.writeFileSync(stamp, value)
}
