import v8 from 'node:v8'
import vm from 'node:vm'

const linesAtOnce = 8

/**
 * Measures by how many bytes long-lived memory has grown while a work was done 500 times, eight at once: short
 * collections should have freed everything unused.
 */
export async function bytesKept(work: () => Promise<unknown>): Promise<number> {
  v8.setFlagsFromString('--expose-gc')
  const collect: (options?: { type: 'minor' }) => void = vm.runInNewContext('gc')
  collect()
  const before = oldBytes()
  const workAgain = async (line: number) => {
    for (let time = line; time < 500; time += linesAtOnce) {
      await work()
      if (time % 10 === 0) collect({ type: 'minor' })
    }
  }
  await Promise.all(Array.from({ length: linesAtOnce }, (_, line) => workAgain(line)))
  return oldBytes() - before
}

function oldBytes(): number {
  const old = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')
  if (!old) throw new Error('V8 names its spaces in another way now')
  return old.space_used_size
}

/** Comes a turn later, and takes 8 KB. */
export async function largeAnswer(): Promise<number[]> {
  await new Promise(setImmediate)
  return Array.from({ length: 1_000 }, () => Math.random())
}
