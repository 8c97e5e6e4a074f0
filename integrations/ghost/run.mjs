// The adapter of Ghost's Content API against a real Ghost. It is not in npm's tree of this project (600 MB, and a MySQL beside
// it), so it is named by variables: GHOST_URL and GHOST_CONTENT_KEY read; with GHOST_ADMIN_KEY, of the same
// integration, the test also writes two posts and a webhook there and deletes them again: give it a Ghost for tests.
import { runTests } from '../debian-packages.mjs'

const missing = ['GHOST_URL', 'GHOST_CONTENT_KEY'].filter((name) => !process.env[name])
if (missing.length > 0) {
  console.log(`  skipped: ${missing.join(' and ')} not set (docs/operations/blog.md).`)
  process.exit(77)
}
if (!process.env['GHOST_ADMIN_KEY'])
  console.log('  GHOST_ADMIN_KEY is not set: hooks, tags and pairs are skipped.')
runTests(import.meta.dirname)
