import { describe, expect, it } from 'vitest'
import { places } from '../places.ts'
import { findSelectingWords } from './find-selecting-words.ts'

const found = (text: string, names: string[] = []) => findSelectingWords(text, names)

describe('wording that selects people is found', () => {
  it.each([
    ['sex', 'الوظيفة للرجال فقط'],
    ['sex', 'مطلوب محاسبات، للنساء فقط'],
    ['sex', 'نساء فقط'],
    ['sex', 'رِجَـال فقط'],
    ['sex', 'مطلوب شباب فقط للعمل في المستودع'],
    ['sex', 'فتيات فقط'],
    ['sex', 'الجنس: ذكر'],
    ['sex', 'الجنس: أنثى'],
    ['sex', 'مطلوب موظف ذكر'],
    ['sex', 'التقديم متاح للإناث'],
    ['sex', 'الوظيفة للذكور'],
    ['sex', 'نبحث عن سائقين ذكور'],
    ['sex', 'السيدات فقط'],
    ['age', 'العمر لا يتجاوز 35 سنة'],
    ['age', 'العمر: من ٢٥ إلى ٣٥'],
    ['age', 'ألا يزيد عمره عن 30'],
    ['age', 'العمر أقل من 40'],
    ['age', 'ألا يتجاوز السن 30 عامًا'],
    ['age', 'سن لا يزيد عن 28'],
    ['age', 'نفضّل صغار السن'],
    ['age', 'العمر بين 20 و30'],
    ['age', 'عمرك من 18 إلى 25'],
    ['marital-status', 'أن يكون أعزب'],
    ['marital-status', 'يفضل غير متزوجة'],
    ['marital-status', 'متزوج ولديه سكن'],
    ['marital-status', 'الحالة الاجتماعية: لا تهم'],
    ['marital-status', 'مطلوب عزاب'],
    ['sex', 'Males only'],
    ['sex', 'For ladies only'],
    ['sex', 'Only female staff will be considered'],
    ['sex', 'Female candidates with a licence'],
    ['sex', 'Gender: Male'],
    ['sex', 'The applicant must be a woman'],
    ['sex', 'Salesman for our branch'],
    ['sex', 'Female preferred'],
    ['sex', 'We prefer males'],
    ['sex', 'Lady secretary'],
    ['age', 'Age: under 30'],
    ['age', 'Aged between 25 and 35'],
    ['age', 'Maximum age 40'],
    ['age', 'The age limit is 35'],
    ['age', 'Not exceeding 35 years of age'],
    ['age', 'Young and energetic staff'],
    ['marital-status', 'Single candidates, please'],
    ['marital-status', 'Must be unmarried'],
    ['marital-status', 'State your marital status'],
    ['marital-status', 'Bachelors only'],
    ['age', 'خبرة 4 سنوات في المحاسبة، ويُفضَّل شاب يجيد نظام SAP'],
    ['age', 'نبحث عن شابة طموحة'],
    ['age', 'مطلوب شباب للعمل في المستودع'],
    ['age', 'نرغب في شابين لفرع الدمام'],
    ['age', 'محاسبة شابة'],
    ['age', 'شخص في مقتبل العمر'],
    ['age', 'من الفئة العمرية 20 إلى 30'],
    ['age', 'يفضل من في العشرينات من العمر'],
    ['sex', 'مطلوب فتاة للاستقبال'],
    ['sex', 'نبحث عن آنسة للسكرتارية'],
    ['sex', 'مطلوب رجل قوي البنية'],
    ['sex', 'نفضّل سيدات للعمل في المعرض'],
    ['sex', 'كادر نسائي'],
    ['sex', 'طاقم رجالي'],
    ['age', '4 years in accounting, ideally young and fluent in SAP'],
    ['age', 'We are looking for a young accountant'],
    ['age', 'Must be young'],
    ['age', 'Motivated, young, and quick to learn'],
    ['age', 'A youthful look on things'],
    ['age', 'In their twenties preferred'],
    ['age', 'A digital native'],
    ['sex', 'Office boy for our head office'],
    ['sex', 'Tea boy, full-time'],
    ['sex', 'Cleaning lady for two branches'],
    ['sex', 'Waitress for the evening'],
    ['sex', 'We are hiring a man with a licence'],
    ['sex', 'Seeking ladies for our showroom'],
    ['sex', 'Wanted: girl for reception'],
    ['sex', 'Sales girl for our shop in the mall'],
    ['sex', 'Two shop boys for the weekend'],
    ['age', 'Candidates under 30'],
    ['sex', 'Trainer, ladies only'],
    ['sex', 'Only female students may apply'],
    ['sex', 'We are looking for women to work as a teacher'],
    ['sex', 'معلم – رجال فقط'],
    ['sex', 'سيدات وبنات فقط'],
    ['sex', 'موظف استقبال (أنثى)'],
    ['sex', 'أن يكون ذكرًا'],
    ['age', 'Young receptionist with good English'],
    ['age', 'The applicant must be over 25'],
  ])('%s: %s', (trait, text) => {
    expect(found(text).map((words) => words.trait)).toEqual([trait])
  })
})

describe('lawful wording is left alone', () => {
  it.each([
    'الوظيفة متاحة للذكور والإناث',
    'متاح للرجال والنساء',
    'ذكور وإناث',
    'بائع في متجر ملابس نساء',
    'مدير قسم ملابس رجال',
    'معلم في مدارس بنات',
    'طبيب في قسم النساء والولادة',
    'نادي الشباب بالرياض',
    'خبرة لا تقل عن 5 سنوات',
    'خبرة من 3 إلى 5 سنوات',
    'شهادة البكالوريوس في المحاسبة',
    'نعمل منذ عام 1990',
    'تحديد مواقع العملاء في المنطقة',
    'سن القوانين ومراجعتها',
    'عمرة وحج: تنظيم الرحلات',
    'أعمال الصيانة في الأبراج',
    'عملاؤنا من الشباب الطموح',
    'دورات للمتزوجين حديثًا',
    'تذكير العملاء بالمواعيد',
    'العمر الافتراضي للأجهزة',
    'نعتني بالرجال المسنين',
    'تصميم أزياء نساء',
    'صالون رجال في حي الملقا',
    'خدمات نساء',
    'Open to male and female candidates',
    'Men and women are welcome',
    'Females or males',
    'Single page applications in React',
    'Single sign-on for customers',
    "Bachelor's degree in accounting",
    'Sells menswear and clothes for women',
    'Five years of experience',
    'At least 2 years in sales',
    'We are a young company',
    'Teach children aged 6 to 12',
    'Manage the ageing of receivables',
    'Regardless of gender or marital status',
    'There is no age limit',
    'Nurse in the female ward',
    'Women’s health clinic',
    'Male and female connectors, cable work',
    'A company founded over 20 years ago',
    'Support the chairman of the board',
    'Mail only the signed form',
    'إعداد التقارير وما شابه',
    'ماكينات القهوة أو ما شابهها',
    'شركة شابة في قطاع التقنية',
    'فريق شاب ومتعاون',
    'خدمات لجميع الفئات العمرية',
    'تعليم الأطفال من الفئة العمرية 6 إلى 12',
    'رعاية كبار السن في المنازل',
    'مطلوب رجل أمن للمستودع',
    'لقاءات مع سيدات الأعمال',
    'قسم الشباب في المتجر',
    'شبابيك الصرف في البنك',
    'مشابه للعمل في المكاتب',
    'مطلوب معلم لمدارس البنات',
    'يعمل في محل أزياء نساء',
    'We are looking for young brands to sell',
    'Waiter or waitress',
    "We need women's shoes sorted by size",
    'Hiring women and men',
    'Teach young learners English',
    'A young team of engineers',
    'The man-month estimate of each project',
    'Ladies’ section supervisor',
    'The answer to candidates must be under 30 minutes',
    'Lead over 40 people in two shops',
    'Staff over 50 branches',
    'Monthly sales must be over 50,000 riyals',
    'Rooms for employees must be below 25°C',
    'The body temperature of staff must be under 37.5',
    'Reply time must be under 30.',
    'Sales women’s wear',
    'Shop men’s section supervisor',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('in the name of every place of the gazetteer', () => {
    const names = places.flatMap(({ name, otherNames }) => [name.ar, name.en, ...otherNames])
    expect(names.flatMap((name) => found(name))).toEqual([])
  })

  it('inside the name of a company', () => {
    expect(found('Join Ladies Only Gym (Riyadh)', ['Ladies Only Gym (Riyadh)'])).toEqual([])
    expect(found('Ladies only', ['Ladies Only Gym'])).toHaveLength(1)
  })
})

it('in the name of a branch, in the middle of a sentence', () => {
  const names = ['فرع مشغل الفتيات فقط', 'Young Ladies Only Branch']
  expect(found('العمل في فرع مشغل الفتيات فقط كل مساء', names)).toEqual([])
  expect(found('You work at our Young Ladies Only Branch.', names)).toEqual([])
})

it.each([
  ['ويُفضَّل شاب يجيد نظام SAP', 'شاب', 'شخص'],
  ['ideally young and fluent', 'young', 'motivated'],
  ['Salesmen for two branches', 'Salesmen', 'salespeople'],
  ['Males only', 'Males only', undefined],
])('%s: in place of the words stands what the data say', (sentence, text, instead) => {
  expect(found(sentence).map((words) => [words.text, words.instead])).toEqual([[text, instead]])
})

it.each([
  ['We want young men who are patient.', ['young', 'men']],
  ['We want young and ambitious men.', ['young', 'men']],
  ['We want motivated men.', ['men']],
  ['Males only young staff', ['Males only', 'young']],
  ['نبحث عن رجال شباب للمستودع', ['رجال', 'شباب']],
  ['نبحث عن شباب ذكور', ['شباب', 'ذكور']],
  ['نبحث عن شاب ذكر', ['شاب', 'ذكر']],
])('%s: names at once the words that others hide', (sentence, words) => {
  expect(found(sentence).map(({ text }) => text)).toEqual(words)
})

it('stops after some passes at words of which each pass uncovers two more', () => {
  const many = 900
  expect(found('males '.repeat(many) + 'only '.repeat(many)).length).toBeLessThan(many / 100)
})

it('names each wording as it is written and where it stands', () => {
  const text = 'محاسب.\nلِلرِّجَال فقط، والعمر: من ٢٥'
  expect(found(text)).toEqual([
    { trait: 'sex', text: 'لِلرِّجَال فقط', at: text.indexOf('لِ') },
    { trait: 'age', text: 'العمر: من ٢٥', at: text.indexOf('العمر') },
  ])
})
