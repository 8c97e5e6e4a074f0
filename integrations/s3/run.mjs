// The S3 file store against the object gateway of Ceph, a real S3 server: signatures, expiry and sizes are checked by it. Then the journeys
// of files in a browser, on a site that keeps its files there.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { needPrograms, runTests } from '../debian-packages.mjs'

needPrograms({
  programs: ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'],
  packages: ['ceph-mon', 'ceph-osd', 'radosgw'],
})
runTests(import.meta.dirname)
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'journeys.ts')], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
