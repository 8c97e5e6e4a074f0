import fs from 'node:fs'

/** @param {string} stamp @param {string} value */
export const isStamped = (stamp, value) => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === value

/**
 * Makes what a stamp then says it was made of. Without a stamp meanwhile: a work that is interrupted leaves none, or
 * its half would be taken for the whole as soon as the sources are the old ones again.
 * @param {string} stamp
 * @param {string} value
 * @param {() => Promise<void>} work
 */
export async function makeStamped(stamp, value, work) {
  fs.rmSync(stamp, { force: true })
  await work()
  fs.writeFileSync(stamp, value)
}
