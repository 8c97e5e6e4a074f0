import path from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

// Unpacks the browser into the temporary folder, TMPDIR. Off the cloud it was made for, it does not unpack its
// libraries by itself.
const bin = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')))
await inflate(path.join(bin, 'al2023.tar.br'))
await chromium.executablePath()
