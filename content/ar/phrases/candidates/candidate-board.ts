import { source } from '../../../phrase.ts'

export const phrases = source({
  empty: 'لا أحد هنا',
  help: 'Enter يفتح الطلب. المسافة تحمل البطاقة، ثم تختار الأسهم العمود، والمسافة تضعها، وEsc يتركها. الأرقام من 1 إلى 4 تنقلها مباشرة.',
  picked: 'حُملت بطاقة {name} من عمود «{state}»',
  over: 'فوق عمود «{state}»',
  dropped: '{name} الآن في «{state}»',
  cancelled: 'بقيت بطاقة {name} في مكانها',
})
