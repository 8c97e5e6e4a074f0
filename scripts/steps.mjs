/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, seconds: number, counts: Counts }} StepResult */

/**
 * Runs one step, prints its result, and shows the output of a failed one.
 * @param {string} name
 * @param {() => Promise<{ code: number, output?: string, counts?: Counts }>} work
 * @returns {Promise<StepResult>}
 */
export async function runStep(name, work) {
  const begin = performance.now()
  const { code, output = '', counts = noTests } = await attempt(work)
  const seconds = (performance.now() - begin) / 1000
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0 && output) console.log(output.trimEnd())
  return { name, seconds, counts: countedWith(code, counts) }
}

/**
 * The table at the end, and the line with the result.
 * @param {StepResult[]} results
 * @param {number} seconds of the whole run, which is less than the sum of steps that run side by side
 */
export function summarize(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(({ name, seconds, counts }) =>
    [name.padEnd(width), `${seconds.toFixed(1)} s`.padStart(8), describe(counts)].join('  '),
  )
  const total = results.reduce((sum, { counts }) => add(sum, counts), noTests)
  return ['', 'Summary', ...rows, '', `${describe(total)}, in ${minutesOf(seconds)}`].join('\n')
}

const noTests = { passed: 0, failed: 0, skipped: 0 }

/** @param {() => Promise<{ code: number, output?: string, counts?: Counts }>} work */
async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) }
  }
}

/** A step without tests counts as one; one that failed has at least one failure. @param {number} code @param {Counts} counts */
function countedWith(code, counts) {
  const isPlain = counts.passed + counts.failed === 0
  if (code === 0) return isPlain ? { ...counts, passed: 1 } : counts
  return { ...counts, failed: Math.max(1, counts.failed) }
}

/** @param {Counts} a @param {Counts} b */
const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** @param {Counts} counts */
const describe = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/** @param {number} seconds */
function minutesOf(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
