import { expect, it } from 'vitest'
import { mayRunPrograms } from './temporary-folder.mjs'

const disk = '/dev/sda / ext4 rw,relatime 0 0\n'
const memory = 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n'
const memoryWithoutPrograms = 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0\n'

it('uses memory that programs may be started from', () => {
  expect(mayRunPrograms(disk + memory)).toBe(true)
})

it('leaves memory that refuses programs', () => {
  expect(mayRunPrograms(disk + memoryWithoutPrograms)).toBe(false)
  expect(mayRunPrograms(memory + memoryWithoutPrograms)).toBe(false)
})

it('leaves a machine without files in memory', () => {
  expect(mayRunPrograms(disk)).toBe(false)
})
