import type { Bilingual } from '@qareeb/contract/locale'
import { industries, type NameForm } from './industries.ts'
import type { Random } from './random.ts'
import type { Industry, Pair } from './role.ts'

export type CompanyName = { name: Bilingual } & Pick<NameForm, 'gender' | 'trade'>

/** Invents a company name of the industry that is new in the country; some exist in one language only. */
export function inventCompanyName(industry: Industry, random: Random, taken: Set<string>): CompanyName {
  for (;;) {
    const { name, ...form } = random.pick(industries[industry].names)
    const [ar, en] = inventName(random, taken.size)
    const full = [name[0].replace('{}', ar), name[1].replace('{}', en)] as const
    if (taken.has(full[0])) continue

    taken.add(full[0])
    return { name: spoken(full, random), ...form }
  }
}

/** The more companies there are, the more of them need a second word to be distinct. */
function inventName(random: Random, companies: number): Pair {
  const stem = random.pick(stems)
  if (random.chance(companies > 1_000 ? 0.05 : 0.5)) return stem
  const quality = random.pick(qualities)
  return [`${stem[0]} ${quality[0]}`, `${stem[1]} ${quality[1]}`]
}

function spoken([ar, en]: Pair, random: Random): Bilingual {
  const draw = random.next()
  if (draw < 0.22) return { ar, en: null }
  return draw < 0.36 ? { ar: null, en } : { ar, en }
}

const stems: readonly Pair[] = [
  ['رواسي', 'Rawasi'],
  ['ضفاف', 'Difaf'],
  ['أفنان', 'Afnan'],
  ['روافد', 'Rawafed'],
  ['سنام', 'Sanam'],
  ['غيمة', 'Ghaimah'],
  ['قمم', 'Qimam'],
  ['سهول', 'Suhool'],
  ['هضاب', 'Hidab'],
  ['مدار', 'Madar'],
  ['سدرة', 'Sidrah'],
  ['ريحان', 'Rayhan'],
  ['يقين', 'Yaqeen'],
  ['بيادر', 'Bayader'],
  ['مرسى', 'Marsa'],
  ['شراع', 'Shiraa'],
  ['دروب', 'Duroob'],
  ['نبراس', 'Nibras'],
  ['سحاب', 'Sahab'],
  ['ميثاق', 'Meethaq'],
  ['أركان', 'Arkan'],
  ['جسور', 'Jusoor'],
  ['مرجان', 'Murjan'],
  ['نخلة', 'Nakhla'],
  ['هيل', 'Hayl'],
  ['قرفة', 'Qirfa'],
  ['صبا', 'Saba'],
  ['شذا', 'Shatha'],
  ['عبق', 'Abaq'],
  ['وسم', 'Wasm'],
  ['سنا', 'Sana'],
  ['بذور', 'Budhoor'],
  ['غراس', 'Ghiras'],
  ['كنف', 'Kanaf'],
  ['فناء', 'Finaa'],
  ['إيوان', 'Iwan'],
  ['رواق', 'Riwaq'],
  ['مشكاة', 'Mishkah'],
  ['قنديل', 'Qandeel'],
  ['سراج', 'Siraj'],
  ['ضحى', 'Duha'],
  ['أصداء', 'Asdaa'],
  ['بوصلة', 'Bawsala'],
  ['منارة', 'Manara'],
  ['قافلة', 'Qafila'],
  ['رحال', 'Rahhal'],
  ['وثبة', 'Wathba'],
  ['همة', 'Himma'],
  ['بصيرة', 'Baseera'],
  ['ألفة', 'Ulfa'],
  ['سكون', 'Sukoon'],
  ['فسيلة', 'Faseela'],
  ['غدير', 'Ghadeer'],
  ['جداول', 'Jadawel'],
  ['مزن', 'Muzn'],
  ['أثل', 'Athl'],
  ['خزام', 'Khuzam'],
  ['طلح', 'Talh'],
  ['عوسج', 'Awsaj'],
  ['شيح', 'Sheeh'],
  ['برق', 'Barq'],
  ['نوارس', 'Nawaris'],
  ['صقور', 'Suqoor'],
  ['مها', 'Maha'],
  ['ركاز', 'Rikaz'],
  ['عقيق', 'Aqeeq'],
]

const qualities: readonly Pair[] = [
  ['الشمال', 'Al Shamal'],
  ['الجنوب', 'Al Janoub'],
  ['الشرق', 'Al Sharq'],
  ['الصحراء', 'Al Sahra'],
  ['الساحل', 'Al Sahel'],
  ['الديار', 'Al Diyar'],
  ['الفجر', 'Al Fajr'],
  ['الغد', 'Al Ghad'],
  ['نجد', 'Najd'],
  ['تهامة', 'Tihama'],
  ['الحجاز', 'Al Hijaz'],
  ['السراة', 'Al Sarat'],
  ['الربيع', 'Al Rabie'],
  ['الوادي', 'Al Wadi'],
  ['القمة', 'Al Qimma'],
  ['الأصالة', 'Al Asala'],
  ['الريادة', 'Al Riyada'],
  ['المستقبل', 'Al Mustaqbal'],
]
