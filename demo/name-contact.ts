import type { DemoJobAd } from './demo-country.ts'
import { contactFirstNames, contactLastNames } from './person-names.ts'
import type { Random } from './random.ts'

/**
 * The person whom a company names for an ad. The addresses end in `.example`, which RFC 2606 keeps free of real people,
 * and the numbers lie in a range that no operator hands out.
 */
export function nameContact(random: Random): DemoJobAd['contact'] {
  const first = random.pick(contactFirstNames)
  const last = random.pick(contactLastNames)
  const isByPhone = random.chance(0.35)
  const isByMail = !isByPhone || random.chance(0.6)

  return {
    name: `${first[0]} ${last[0]}`,
    email: isByMail ? `${first[1]}.${last[1]}@${random.pick(domains)}.example` : null,
    phone: isByPhone ? `+9665000${String(random.int(0, 99_999)).padStart(5, '0')}` : null,
  }
}

const domains = ['jobs', 'hr', 'careers', 'people']
