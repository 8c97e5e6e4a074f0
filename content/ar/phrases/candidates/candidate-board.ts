import { source } from '../../../phrase.ts'

export const phrases = source({
  empty: 'لا أحد هنا',
  help: 'الأسهم وHome وEnd تنتقل بين البطاقات. مفتاح Enter يفتح الطلب. مفتاح المسافة يحمل البطاقة، ثم تختار الأسهم العمود، ومفتاح المسافة يضعها فيه، وEsc يعيدها إلى مكانها. الأرقام من 1 إلى 4 تنقلها مباشرة.',
  picked: 'حُملت بطاقة {name} من عمود «{state}»',
  over: 'فوق عمود «{state}»',
  dropped: '{name} الآن في «{state}»',
  cancelled: 'بقيت بطاقة {name} في مكانها',
})
