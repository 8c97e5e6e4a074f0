import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tasks } from './tasks.ts'

const guide = fs.readFileSync(path.join(import.meta.dirname, '../docs/operations/tasks.md'), 'utf8')
const described = new Set(guide.match(/(?<=`)[A-Za-z-]+\.[A-Za-z-]+(?=`)/g))

test('the guide for operators describes every task', () => {
  const undescribed = tasks.map(({ task }) => task.name).filter((name) => !described.has(name))
  expect(undescribed).toEqual([])
})
