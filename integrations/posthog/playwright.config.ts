import journeys from '../../e2e/playwright.config.ts'

/** The journeys of the site, in its place: only those beside this file, on one screen. */
export default {
  ...journeys,
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  projects: journeys.projects?.filter(({ name }) => name === 'desktop') ?? [],
}
