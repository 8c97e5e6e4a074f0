// npm run bench -- candidates [--browser] [--bulk]: how soon a page of 5,000 candidates answers to keys, and what an answer
// to 1,000 of them costs those who search meanwhile; see docs/performance.md.
import { budgets } from './budgets.ts'
import { measureBulk } from './measure-bulk.ts'
import { measurePages } from './measure-pages.ts'

const options = process.argv.slice(2)
const isWanted = (part: string) => options.length === 0 || options.includes(part)
const overruns: string[] = []

if (isWanted('--browser')) {
  console.log('| 5,000 candidates: key to paint | keys | median, ms | p95, ms | budget |')
  console.log('| --- | --- | --- | --- | --- |')
  const { keys, scrolls } = await measurePages(process.env['CHROMIUM_PATH'])
  for (const { name, count, median, p95 } of keys) {
    console.log(`| ${name} | ${count} | ${median.toFixed(0)} | ${p95.toFixed(0)} | ${budgets.keyMs} |`)
    if (p95 > budgets.keyMs) overruns.push(name)
  }
  console.log('\n| 5,000 candidates: scrolling | frames | over 33 ms, of 100 | longest, ms | budget |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const { name, frames, long, longest } of scrolls) {
    const share = (100 * long) / frames
    console.log(
      `| ${name} | ${frames} | ${share.toFixed(1)} | ${longest.toFixed(0)} | ${budgets.longFrames} |`,
    )
    if (share > budgets.longFrames) overruns.push(`scrolling ${name}`)
  }
}

if (isWanted('--bulk')) {
  console.log('\n| Search beside an answer to 1,000 | alone, ms | beside it, ms | times | seconds | budget |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const { name, aloneMs, besideMs, ratio, seconds } of await measureBulk()) {
    console.log(
      `| ${name} | ${aloneMs.toFixed(2)} | ${besideMs.toFixed(2)} | ${ratio.toFixed(2)} | ${seconds.toFixed(1)} | ${budgets.slowdown} |`,
    )
    if (ratio > budgets.slowdown) overruns.push(`search while candidates are ${name}`)
  }
}

console.log(overruns.length > 0 ? `\nOver budget: ${overruns.join(', ')}.` : '\nAll budgets held.')
process.exitCode = overruns.length > 0 ? 1 : 0
