import { fold } from './fold.ts'
import { PhraseTable } from './phrase-table.ts'
import { takePhrases } from './take-phrases.ts'

/** Typed by people, never written in a title: the search is for jobs, and near is where the viewer is. */
const phrases = `
  near me · nearby · close to me · around me · next to me · in my area · looking for · i want · search · find · career ·
  careers · work · please · any
  قريب مني · قريبة مني · القريب مني · القريبة مني · بالقرب مني · بالقرب من · بالقرب · قريب · قريبة · القريبة · حولي ·
  من حولي · جنبي · بجانبي · في منطقتي · ابحث عن · أبحث عن · بحث عن · أريد · أبغى · ابي · عمل · شغل · فرص عمل · فرصة عمل ·
  وظيفة · وظائف · دوام`

const fillers = new PhraseTable<true>()
for (const phrase of phrases.split(/[·\n]/)) fillers.add(fold(phrase).split(' ').filter(Boolean), true)

/** Folded words without those that every search could begin or end with. */
export const withoutFillers = (words: readonly string[]): string[] => takePhrases(fillers, words).rest
