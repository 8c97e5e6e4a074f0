import { expect, test } from 'vitest'
import { initialOf } from './initials.ts'

test.each([
  ['مجموعة الواحة', 'و'],
  ['نماء التقنية', 'ن'],
  ['سلة سريعة', 'س'],
  ['مستشفى الرعاية', 'ر'],
  ['مركز ضفاف الشمال لطب الأسنان', 'ض'],
  ['مجموعة مطاعم سنام', 'س'],
  ['متاجر قمم نجد', 'ق'],
  ['مصنع بيادر للأغذية', 'ب'],
  ['معارض أفنان للأثاث', 'أ'],
  ['شركة رواسي للمقاولات', 'ر'],
  ['عيادات ليان', 'ل'],
  ['سارة الغامدي', 'س'],
  ['مطاعم', 'م'],
  ['شركة همة الريادة', 'هـ'],
])('%s is known by %s', (name, initial) => expect(initialOf(name)).toBe(initial))

test.each([
  ['Oasis Group', 'O'],
  ['Reaya Hospital', 'R'],
  ['Afnan Al Shamal Contracting', 'A'],
  ['The Al-Rajhi Company for Trading', 'R'],
  ['Émile & Sons', 'É'],
  ['3M', '3'],
  ['layla@qareeb.example', 'L'],
  ['Company', 'C'],
])('%s is known by %s', (name, initial) => expect(initialOf(name)).toBe(initial))

test.each([
  ['؟', '؟'],
  ['🌴', '🌴'],
  ['  ', ''],
])('"%s", which is no word, is drawn all the same', (name, initial) => expect(initialOf(name)).toBe(initial))
