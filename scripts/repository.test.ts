import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const checkout = path.join(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(checkout, file), 'utf8')

/** Files that git tracks or would add; build products and data are not part of the repository. */
const files = (filesOfGit() ?? filesBelow('')).filter((file) => fs.existsSync(path.join(checkout, file)))

/** Named outright, a repository of another user is read too: root tests what belongs to somebody else. */
function filesOfGit(): string[] | undefined {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { status, stdout } = spawnSync('git', ['--git-dir=.git', '--work-tree=.', ...options], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined
}

/** The same without git or its history, as in an archive of the sources. */
function filesBelow(folder: string): string[] {
  const ignored = ['.git', ...read('.gitignore').split('\n').filter(Boolean)]
  return fs
    .readdirSync(path.join(checkout, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.some((pattern) => path.matchesGlob(name, pattern)))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(place) : [place]
    })
}

it('is listed with git and without', () => {
  const listed = new Set(filesBelow(''))
  expect(filesOfGit()?.filter((file) => !listed.has(file)) ?? []).toEqual([])
  expect(files).toContain('.npmrc')
})

describe('package-lock.json', () => {
  type Package = {
    resolved?: string
    link?: boolean
    hasInstallScript?: boolean
    optionalDependencies?: object
  }
  // The format of the lock file, version 3.
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
  const places = Object.keys(packages)

  it('names every package that another one may want, or npm ci refuses it', () => {
    const missing = places.flatMap((place) =>
      Object.keys(packages[place]?.optionalDependencies ?? {})
        .filter((name) => !isFound(name, place))
        .map((name) => `${name} (wanted by ${place || 'the root'})`),
    )
    expect(missing).toEqual([])
  })

  /** Node looks in every `node_modules` on the way up. */
  function isFound(name: string, place: string): boolean {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
    return place !== '' && isFound(name, place.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''))
  }

  it('names no registry, so that it works with each', () => {
    expect(places.filter((place) => packages[place]?.resolved && !packages[place].link)).toEqual([])
    expect(
      files.filter((file) => /(^|\/)\.npmrc$/.test(file)).filter((file) => read(file).includes('registry')),
    ).toEqual([])
  })
})

describe('the environment', () => {
  const readers = new Set([
    'server/ground/config.ts',
    // Sets what React reads as it is loaded.
    'server/production-unless-stated.ts',
    'vitest.config.ts',
    'e2e/run-journeys.ts',
    'e2e/start-site.ts',
    'e2e/playwright.config.ts',
    'e2e/support/read-mail.ts',
    'e2e/passing-time/pass-time.ts',
    'e2e/pictures/take-pictures.ts',
    'bench/candidates/main.ts',
    'bench/pages/main.ts',
    'bench/pages/open-browser.ts',
    // Replaces it by a constant in the service worker.
    'web/build-service-worker.ts',
  ])

  it('is read in one place by the product, and in few by its tools', () => {
    const sources = files.filter(
      (file) => /\.(ts|tsx|mjs)$/.test(file) && !/^(scripts|integrations)\//.test(file),
    )
    const reading = sources.filter((file) =>
      /process\.env\b|import\.meta\.env\.(?!DEV|MODE|PROD|SSR)/.test(read(file)),
    )
    expect(reading.filter((file) => !readers.has(file))).toEqual([])
  })
})

describe('dependencies', () => {
  it('are pinned to one version each, types of the platform excepted', () => {
    const loose = files
      .filter((file) => path.basename(file) === 'package.json')
      .flatMap((file) => {
        const {
          dependencies = {},
          devDependencies = {},
          optionalDependencies = {},
        } = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>
        return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(
          ([name, version]) => ({ file, name, version }),
        )
      })
      .filter(({ name }) => !name.startsWith('@qareeb/') && !name.startsWith('@types/'))
      .filter(({ version }) => !/^\d/.test(version))
    expect(loose).toEqual([])
  })
})

describe('titles of tests', () => {
  it('begin with their subject or verb, not with a pronoun', () => {
    const vague = /^\s*(?:test|it|describe)\b.*?\(\s*['`](?:what|who|whoever|whatever|nothing|nobody)\b.*/gim
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    const found = tests.flatMap((file) =>
      [...read(file).matchAll(vague)].map(([title]) => `${file}: ${title.trim()}`),
    )
    expect(tests.length).toBeGreaterThan(300)
    expect(found).toEqual([])
  })
})

describe('secrets and data', () => {
  it('stay out of the repository', () => {
    const unwanted = files.filter((file) =>
      /(^|\/)(\.env(\..*)?|\.data|.*\.pem|.*-password|secret)(\/|$)/.test(file),
    )
    expect(unwanted).toEqual([])
  })
})
