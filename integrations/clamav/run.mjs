// The scanner port against a real ClamAV daemon with one signature of our own, the harmless test file of EICAR.
import { needPrograms, runTests } from '../debian-packages.mjs'

needPrograms({ programs: ['clamd'], packages: ['clamav-daemon'] })
runTests(import.meta.dirname)
