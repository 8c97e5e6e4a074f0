import { fold } from '../../vocabulary/fold.ts'
import { PhraseTable } from '../../vocabulary/phrase-table.ts'
import { takePhrases } from '../../vocabulary/take-phrases.ts'

/** Typed by people, never written in a title: the search is for jobs, the newest first, for every reader. */
const phrases = `
  looking for · looking for work · i want · i need · i am looking for · search · find · career · careers · work ·
  please · any · new job · new jobs · latest job · latest jobs · recent jobs · jobs today · job today · new vacancies ·
  latest vacancies · hiring now · apply now · with experience · jobs for women · for women · for ladies · for men ·
  jobs for men · salary · riyal · riyals
  بالقرب من · ابحث عن · أبحث عن · بحث عن · باحث عن · باحثة عن · البحث عن · أدور ·
  أدور على · أدور عن · أريد · أرغب في · أرغب · أود · أحتاج · محتاج · محتاجة · أبغى · أبغا · أبي · نبغى · نبغا · نبي ·
  ودي · بدي · عايز · عاوز · أشتغل · أعمل · العمل · عمل · شغل · فرص عمل · فرصة عمل · طالب عمل · طالبة عمل · وظيفة ·
  وظائف · الوظائف · دوام · وظائف جديدة · وظيفة جديدة · وظائف حديثة · أحدث الوظائف · آخر الوظائف · جديدة · اليوم ·
  وظائف نسائية · وظائف رجالية · للنساء · للبنات · للرجال · للجنسين · للسعوديين · للسعوديات · للمقيمين · مع خبرة · عندي خبرة · لدي خبرة · خبرة ·
  الخبرة · بدون شهادة · بدون مؤهل · راتب · براتب · الراتب · ريال`

const fillers = new PhraseTable<true>()
for (const phrase of phrases.split(/[·\n]/)) fillers.add(fold(phrase).split(' ').filter(Boolean), true)

/** Folded words without those that every search could begin or end with. */
export function withoutFillers(words: readonly string[]): string[] {
  return takePhrases(fillers, words).rest
}
