import { describe, expect, it } from 'vitest'
import { jobTitles } from '../job-titles.ts'
import { findSelectingWords, findSelectingWordsOfTitle } from './find-selecting-words.ts'

const traitsOf = (title: string) => findSelectingWordsOfTitle(title, []).map(({ trait }) => trait)

describe('a title that asks for a sex, an age or a marital status is found', () => {
  it.each([
    ['sex', 'Female receptionist', 'Female'],
    ['sex', 'Receptionist (female)', 'female'],
    ['sex', 'Receptionist (F)', 'F'],
    ['sex', 'Driver, male', 'male'],
    ['sex', 'Driver - Male', 'Male'],
    ['sex', 'Male data entry clerk', 'Male'],
    ['sex', 'Warehouse worker male with licence', 'male'],
    ['sex', 'Female staff for ladies’ salon', 'Female'],
    ['sex', 'Females for showroom', 'Females'],
    ['sex', 'Girls for shop', 'Girls'],
    ['sex', 'Ladies for reception', 'Ladies'],
    ['sex', 'Women drivers', 'Women'],
    ['sex', 'Lady driver', 'Lady'],
    ['sex', 'Room boy', 'boy'],
    ['sex', 'Receptionist – girl', 'girl'],
    ['sex', 'Cashiers women', 'women'],
    ['sex', 'Jobs for men in Riyadh', 'for men'],
    ['age', 'Young receptionist', 'Young'],
    ['age', 'Accountant, young', 'young'],
    ['age', 'Drivers under 30', 'under 30'],
    ['age', 'Cashier, 25-35 years old', '25-35 years old'],
    ['marital-status', 'Married driver', 'Married'],
    ['marital-status', 'Single driver', 'Single'],
    ['marital-status', 'Driver (single)', 'single'],
    ['sex', 'سائق ذكر', 'ذكر'],
    ['sex', 'موظف استقبال (أنثى)', 'أنثى'],
    ['sex', 'مطلوب سائق ذكر', 'ذكر'],
    ['sex', 'سائق توصيل طلبات – ذكر', 'ذكر'],
    ['sex', 'محاسب (ذَكَر) في الرياض', 'ذَكَر'],
    ['sex', 'مدخل بيانات أنثى', 'أنثى'],
    ['sex', 'بنات للعمل في محل', 'بنات'],
    ['sex', 'فتيات مبيعات', 'فتيات'],
    ['sex', 'كاشير بنات', 'بنات'],
    ['sex', 'رجل مبيعات', 'رجل'],
    ['sex', 'رجال للتوصيل', 'رجال'],
    ['sex', 'موظفو مبيعات - رجال', 'رجال'],
    ['sex', 'استقبال (سيدات)', 'سيدات'],
    ['sex', 'شباب للعمل في مطعم', 'شباب'],
    ['age', 'سائق شاب', 'شاب'],
    ['age', 'سكرتيرة شابة', 'شابة'],
    ['age', 'سائق تحت 30 سنة', 'تحت 30 سنة'],
    ['age', 'بائع، العمر 20-30', 'العمر 20'],
    ['marital-status', 'حارس عمارة متزوج', 'متزوج'],
  ])('%s: %s', (trait, title, words) => {
    const found = findSelectingWordsOfTitle(title, [])
    expect(found.map((one) => [one.trait, one.text])).toEqual([[trait, words]])
  })
})

describe('a lawful title is left alone', () => {
  it.each([
    'Male and female applicants are welcome',
    'Driver (male/female)',
    'Nurse (M/F)',
    'Receptionist (f/m)',
    'Cook – men or women',
    'Women’s clothing shop supervisor',
    'Sales associate, ladies’ section',
    'Sales associate – ladies section',
    'Ladies salon receptionist',
    'Ladies’ tailor',
    'Men’s barber',
    'Girls school principal',
    'Maths teacher – girls’ section',
    'Maths teacher – girls',
    'Boys football coach',
    'Fitness coach for girls',
    'Women empowerment specialist',
    'Boy scouts leader',
    'Man lift operator',
    'Youth worker',
    'Women’s health physiotherapist',
    'Nurse, female surgical ward',
    'Male ward nurse',
    'Supervisor of female students’ housing',
    'Female locker room attendant',
    'Engineer at a young company',
    'Teacher of young children',
    'Tutor for young students',
    'Nanny for young children',
    'Young adults’ programme coordinator',
    'Former Ernst & Young auditor',
    'Single page application developer',
    'Single-family housing engineer',
    'Bachelor’s programme lecturer',
    'Civil engineer (Bachelor)',
    'F&B supervisor',
    'Handyman',
    'Foreman',
    'Mail clerk',
    'Manager',
    'محاسب للجنسين',
    'موظف استقبال (ذكر أو أنثى)',
    'سائق ذكر/أنثى',
    'محاسب – ذكور وإناث',
    'رجال ونساء لخدمة العملاء',
    'بائع – قسم السيدات',
    'مدير برنامج الشباب',
    'كوافيرة سيدات',
    'بائع ملابس نسائية',
    'بائع في متجر ملابس رجال',
    'خياط نسائي',
    'حلاق رجالي',
    'معلمة',
    'ممرضة',
    'معلم رياض أطفال',
    'معلم في مدرسة بنات',
    'معلمة رياضيات – مدارس بنات',
    'معلم رياضيات – بنات',
    'مدربة لياقة – سيدات',
    'مدربة لياقة للسيدات',
    'طبيب نساء وولادة',
    'طبيب – نساء وولادة',
    'رجال أمن',
    'رجل إطفاء',
    'منسق لقاءات سيدات الأعمال',
    'مدرب في نادي الشباب',
    'مشرف مركز شباب',
    'محاسب مع ذكر الراتب المتوقع',
    'مدقق لغوي وما شابه',
    'محرر في شركة شابة',
  ])('%s', (title) => {
    expect(traitsOf(title)).toEqual([])
  })
})

/** Names that are found in a search but name a sex themselves. */
const namesOfASex = new Set([
  'Driver salesman',
  'Van salesman',
  'Car salesman',
  'Salesman',
  'Saleswoman',
  'Waitress',
  'Office boy',
  'Tea boy',
  'Room boy',
])

describe('the occupations of the glossary', () => {
  it('are lawful titles in each of their names but those that name a sex', () => {
    const names = jobTitles.flatMap(({ ar, en }) => [...ar, ...en])
    expect(names.filter((name) => traitsOf(name).length > 0)).toEqual(
      names.filter((name) => namesOfASex.has(name)),
    )
  })

  it('are lawful in a sentence too', () => {
    const sentences = jobTitles.flatMap(({ ar: [ar = ''], en: [en = ''] }) => [
      `نبحث عن ${ar} لديه خبرة، مع ذكر الراتب المتوقع.`,
      `We are looking for a ${en.toLowerCase()} to join our team in Riyadh.`,
    ])
    expect(sentences.flatMap((sentence) => findSelectingWords(sentence, []))).toEqual([])
  })

  it('are found with a sex beside each of them in a sentence', () => {
    const namesOfPeople = jobTitles.filter(({ key }) => !['firefighter', 'patrol-officer'].includes(key))
    const sentences = namesOfPeople.flatMap(({ ar: [ar = ''], en: [en = ''] }) => [
      `نبحث عن ${ar} ذكر للعمل في الرياض.`,
      `نبحث عن ${ar} (أنثى).`,
      `We are looking for a female ${en.toLowerCase()}.`,
      `We are looking for a ${en.toLowerCase()} (male).`,
    ])
    expect(sentences.filter((sentence) => findSelectingWords(sentence, []).length !== 1)).toEqual([])
  })
})

describe('a sentence that mentions people is left alone', () => {
  it.each([
    'على المتقدم ذكر خبراته السابقة',
    'يفضل ذكر الخبرات السابقة',
    'يشترط ذكر رقم الهوية',
    'الموظف ذكر أنه متاح',
    'تركيب وصلة أنثى',
    'You report to a single manager.',
    'We train women teachers in ten schools.',
    'Cares for female patients and their families',
    'Sells women’s wear to customers of every age',
    'Works with young people and their parents',
    'Our clinic has a female section and a male section.',
    'The company of married couples who are bakers',
  ])('%s', (text) => {
    expect(findSelectingWords(text, [])).toEqual([])
  })
})
