import { nearMe } from '@qareeb/reference/near-me'
import { fold } from '../../vocabulary/fold.ts'
import { PhraseTable } from '../../vocabulary/phrase-table.ts'
import { takePhrases } from '../../vocabulary/take-phrases.ts'

/**
 * Typed by people, never written in a title: the search is for jobs, the newest first, near is where the viewer is, and
 * no ad says that it wants somebody without experience.
 */
const phrases = `
  looking for · looking for work · i want · i need · i am looking for · search · find · career · careers · work ·
  please · any · new job · new jobs · latest job · latest jobs · recent jobs · jobs today · job today · new vacancies ·
  latest vacancies · hiring now · apply now · without experience · with experience · with no experience ·
  no experience · no experience required · no experience needed · jobs for women · for women · for ladies · for men ·
  jobs for men · salary · riyal · riyals
  بالقرب من · بالقرب · قريب · قريبة · القريبة · ابحث عن · أبحث عن · بحث عن · باحث عن · باحثة عن · البحث عن · أدور ·
  أدور على · أدور عن · أريد · أرغب في · أرغب · أود · أحتاج · محتاج · محتاجة · أبغى · أبغا · أبي · نبغى · نبغا · نبي ·
  ودي · بدي · عايز · عاوز · أشتغل · أعمل · العمل · عمل · شغل · فرص عمل · فرصة عمل · طالب عمل · طالبة عمل · وظيفة ·
  وظائف · الوظائف · دوام · وظائف جديدة · وظيفة جديدة · وظائف حديثة · أحدث الوظائف · آخر الوظائف · جديدة · اليوم ·
  وظائف نسائية · وظائف رجالية · للنساء · للبنات · للرجال · للجنسين · للسعوديين · للسعوديات · للمقيمين · بدون خبرة ·
  بدون خبره سابقة · بلا خبرة · من غير خبرة · لا يشترط خبرة · لا تشترط الخبرة · مع خبرة · عندي خبرة · لدي خبرة · خبرة ·
  الخبرة · بدون شهادة · بدون مؤهل · راتب · براتب · الراتب · ريال`

const fillers = new PhraseTable<true>()
for (const phrase of phrases.split(/[·\n]/)) fillers.add(fold(phrase).split(' ').filter(Boolean), true)

const wage = '(?:راتب|براتب|الراتب|salary)(?: of)?'
const amount = '[0-9]+(?: [0-9]+)*'
const thousand = '(?:الف|الاف|k|thousand)'
/** "Sr" is senior too, but not beside hundreds. */
const currency = '(?:ريال(?: سعودي)?|ر ?س|sar|riyals?|(?<=[0-9]{3} ?)sr|sr(?= ?[0-9]{1,3} ?[0-9]{2}))'

/** What the work should pay: «٥٠٠٠ ر.س», «راتب ٥ آلاف», "salary 5000". No title says it, and the filter of pay asks it exactly. */
const pay = new RegExp(
  `(?<![^ ])(?:${[
    `${wage}(?: ${currency})? ${amount}(?: ?${thousand})?(?: ?${currency})?`,
    `${amount} ?${thousand}(?: ?${currency})?`,
    `${amount} ?${currency}`,
    `${currency} ?${amount}`,
  ].join('|')})(?![^ ])`,
  'g',
)

/** Folded words without those that every search could begin or end with. */
export function withoutFillers(words: readonly string[]): string[] {
  const asked = words.join(' ').replace(pay, '').replace(nearMe, '').split(' ').filter(Boolean)
  return takePhrases(fillers, asked).rest
}
