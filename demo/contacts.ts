import type { DemoJobAd } from './demo-country.ts'
import type { Random } from './random.ts'

/**
 * Whom a company names for an ad. The addresses end in `.example`, which RFC 2606 keeps free of real people, and the
 * numbers in a range that no operator hands out.
 */
export function nameContact(random: Random): DemoJobAd['contact'] {
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  const isByPhone = random.chance(0.35)
  const isByMail = !isByPhone || random.chance(0.6)

  return {
    name: `${first[0]} ${last[0]}`,
    email: isByMail ? `${first[1]}.${last[1]}@${random.pick(domains)}.example` : null,
    phone: isByPhone ? `+9665000${String(random.int(0, 99_999)).padStart(5, '0')}` : null,
  }
}

const firstNames = [
  ['سارة', 'sarah'],
  ['نورة', 'noura'],
  ['عبدالله', 'abdullah'],
  ['محمد', 'mohammed'],
  ['ريم', 'reem'],
  ['فهد', 'fahad'],
  ['خالد', 'khalid'],
  ['هند', 'hind'],
  ['منال', 'manal'],
  ['تركي', 'turki'],
  ['أحمد', 'ahmed'],
  ['لطيفة', 'latifa'],
] as const

const lastNames = [
  ['الحربي', 'alharbi'],
  ['القحطاني', 'alqahtani'],
  ['الغامدي', 'alghamdi'],
  ['الزهراني', 'alzahrani'],
  ['الشهري', 'alshehri'],
  ['العتيبي', 'alotaibi'],
  ['الدوسري', 'aldossari'],
  ['السبيعي', 'alsubaie'],
] as const

const domains = ['jobs', 'hr', 'careers', 'people']
