import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

/** As they are read; in between stands what keeps Arabic letters from joining. */
const read = (name: string) => initialsOf(name).replaceAll('\u200c', ' ')

test.each([
  ['مجموعة الواحة', 'و'],
  ['نماء التقنية', 'ن ت'],
  ['سلة سريعة', 'س س'],
  ['مستشفى الرعاية', 'ر'],
  ['مركز ضفاف الشمال لطب الأسنان', 'ض ش'],
  ['مجموعة مطاعم سنام', 'س'],
  ['متاجر قمم نجد', 'ق ن'],
  ['مصنع بيادر للأغذية', 'ب'],
  ['معارض أفنان للأثاث', 'أ'],
  ['شركة رواسي للمقاولات', 'ر'],
  ['عيادات ليان', 'ل'],
  ['سارة الغامدي', 'س غ'],
  ['مطاعم', 'م'],
])('%s is known by %s', (name, initials) => expect(read(name)).toBe(initials))

test.each([
  ['Oasis Group', 'O G'],
  ['Reaya Hospital', 'R H'],
  ['Afnan Al Shamal Contracting', 'A S'],
  ['The Al-Rajhi Company for Trading', 'R F'],
  ['Émile & Sons', 'É S'],
  ['3M', '3'],
  ['layla@qareeb.example', 'L'],
  ['Company', 'C'],
])('%s is known by %s', (name, initials) => expect(read(name)).toBe(initials))

test.each([
  ['؟', '؟'],
  ['🌴', '🌴'],
  ['  ', ''],
])('"%s", which is no word, is drawn all the same', (name, initials) => expect(read(name)).toBe(initials))
