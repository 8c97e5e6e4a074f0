// Part of npm run check: prints the numbers of the structure, and fails above a bound.
import { listImports, listSources } from './list-imports.ts'
import { countStructure, describeCounts } from './structure.ts'

const sources = listSources()
const counts = countStructure(sources, listImports(sources))
console.log(describeCounts(counts).join('\n'))
process.exitCode = counts.some(({ count, bound }) => count > bound) ? 1 : 0
