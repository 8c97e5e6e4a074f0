// The S3 file store against the object gateway of Ceph, a real S3 server: signatures, expiry and sizes are checked by it.
import { needPrograms, runTests } from '../debian-packages.mjs'

needPrograms({
  programs: ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'],
  packages: ['ceph-mon', 'ceph-osd', 'radosgw'],
})
runTests(import.meta.dirname)
