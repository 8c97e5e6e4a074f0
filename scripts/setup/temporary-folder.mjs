import fs from 'node:fs'
import os from 'node:os'

const memory = '/dev/shm'
const gibibyte = 1024 ** 3

/**
 * Keeps the temporary files of tests in memory where Linux offers it: every file of tests has a database of its own,
 * and on some disks making and dropping it takes longer than its tests. Set `TMPDIR` to choose another folder.
 */
export function keepTemporaryFilesInMemory() {
  if (!process.env['TMPDIR'] && hasRoomInMemory()) process.env['TMPDIR'] = memory
}

function hasRoomInMemory() {
  if (!fs.existsSync(memory) || !fs.existsSync('/proc/mounts')) return false
  const { bavail, bsize } = fs.statfsSync(memory)
  const free = Math.min(os.freemem(), process.availableMemory())
  const hasRoom = bavail * bsize >= 4 * gibibyte && free >= 6 * gibibyte
  return hasRoom && mayRunPrograms(fs.readFileSync('/proc/mounts', 'utf8'))
}

/**
 * Whether programs may be started from memory: a data folder of the site holds those of its database.
 * @param {string} mounts the text of `/proc/mounts`; of two file systems at one place the last one counts
 */
export function mayRunPrograms(mounts) {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === memory)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}
