import type { Plan } from '@qareeb/contract/job-ads'
import { placeByKey, type Place } from '@qareeb/reference/places'
import { dayMs } from '@qareeb/reference/riyadh'
import { openBranches, pickCity } from './branches.ts'
import { inventCompanyName, type CompanyName } from './company-names.ts'
import type { DemoJobAd, DemoOrganization } from './demo-country.ts'
import { industries } from './industries.ts'
import { writeJobAd } from './job-ads.ts'
import { namedCompanies, endedJobAds, waitingJobAds } from './named-companies.ts'
import { seededRandom, type Random } from './random.ts'
import type { Industry } from './role.ts'
import { closed, draft, endsTomorrow, expired } from './timeline.ts'

export type CountryOptions = {
  seed: string
  /** How many ads in all; the named companies have at least one each. */
  ads: number
  organizations: number
  now: Date
  /** `brief` keeps descriptions short and puts more different words into titles, for measurements. */
  length?: 'full' | 'brief'
}

/** A country large enough to fill every map, small enough to be created in seconds. */
export const demoCountry = { seed: 'qareeb', ads: 4_000, organizations: 300 }

export type CompanyWithJobAds = { organization: DemoOrganization; jobAds: Iterable<DemoJobAd> }

/**
 * Invents companies one after the other, and the ads of each while they are read, so that a million ads need no more
 * memory than one. The same options give the same country.
 */
export function* generateCountry(options: CountryOptions): Generator<CompanyWithJobAds> {
  const random = seededRandom(options.seed)
  const taken = new Set(namedCompanies.map(({ name }) => name.ar ?? ''))

  for (const [index, ads] of shareOut(options.ads, options.organizations).entries()) {
    const own = random.fork(`organization ${index}`)
    const company = namedCompanies[index] ?? inventCompany(own, taken)
    const organization = found(company, { ads, now: options.now, random: own })
    yield { organization, jobAds: write(organization, company, { ...options, ads, random: own }) }
  }
}

type Chapter = Pick<CountryOptions, 'now' | 'length' | 'ads'> & { random: Random }

function* write(
  organization: DemoOrganization,
  company: CompanyName,
  { ads, now, length = 'full', random }: Chapter,
) {
  for (let index = 0; index < ads; index++) {
    const own = random.fork(`ad ${index}`)
    const jobAd = writeJobAd({ organization, company, now, length }, own)
    yield organization.id === namedCompanies[0]?.id ? { ...jobAd, ...knownAdOf(index, now, own) } : jobAd
  }
}

/** In every country the first company has an ad in each state that its team has to deal with. */
function knownAdOf(index: number, now: Date, random: Random): Partial<DemoJobAd> {
  switch (index) {
    case 1:
      return { id: endedJobAds.closed, ...closed(now, random) }
    case 2:
      return { id: endedJobAds.expired, ...expired(now, random) }
    case 3:
      return { id: waitingJobAds.endsTomorrow, ...endsTomorrow(now, random) }
    case 4:
      return { id: waitingJobAds.completeDraft, ...draft(now, random) }
    case 5:
      return { id: waitingJobAds.incompleteDraft, ...draft(now, random), ...withoutContact }
    default:
      return {}
  }
}

/** A draft without an address or a phone to apply to. */
const withoutContact = { contact: { name: 'عبير', email: null, phone: null } } satisfies Partial<DemoJobAd>

type Founder = CompanyName & { industry: Industry; id?: string; home?: string }

function inventCompany(random: Random, taken: Set<string>): Founder {
  const industry = random.weighted(industryNames, (name) => industries[name].weight)
  return { industry, ...inventCompanyName(industry, random, taken) }
}

/** Founds a company with its branches. A tenth waits for verification again, since its documents have changed. */
function found(
  { id, name, industry, trade, home }: Founder,
  { ads, now, random }: Chapter,
): DemoOrganization {
  const createdAt = new Date(+now - (90 + random.int(0, 900)) * dayMs)
  const isVerified = id !== undefined || random.chance(0.9)

  return {
    id: id ?? random.uuid(),
    name,
    industry,
    ...(trade && { trade }),
    verificationStatus: isVerified ? 'verified' : 'pending',
    verifiedAt: isVerified ? new Date(+createdAt + random.int(1, 5) * dayMs) : null,
    plan: planFor(ads, random),
    createdAt,
    locations: openBranches(
      { industry, home: homeOf(home, ads, random), branches: 1 + Math.ceil(ads / 7) },
      random,
    ),
  }
}

const industryNames = Object.keys(industries) as Industry[] // the record is total over Industry

/** A company that advertises much is in a big city. */
function homeOf(key: string | undefined, ads: number, random: Random): Place {
  const home = placeByKey(key ?? '') ?? pickCity(random)
  return ads > 20 && (home.population ?? 0) < 300_000 ? homeOf(key, ads, random) : home
}

/** Ten ads are free, fifty are the limit of the advanced plan. */
const planFor = (ads: number, random: Random): Plan => {
  if (ads > 50) return 'premium'
  return ads > 10 ? random.pick(['advanced', 'advanced', 'premium']) : 'free'
}

/** A few companies have many ads and most have a few; the shares add up. */
function shareOut(ads: number, organizations: number): number[] {
  const weights = Array.from({ length: organizations }, (_, rank) => (rank + 4) ** -0.8)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let running = 0
  let given = 0
  return weights.map((weight) => {
    running += weight
    const share = Math.round((running / whole) * ads) - given
    given += share
    return share
  })
}
