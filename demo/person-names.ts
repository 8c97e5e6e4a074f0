import type { Locale } from '@qareeb/contract/locale'

/** The people who have applied to ads of the demo's named companies, each with the language of mails to them. */
export const applicantNames: readonly (readonly [string, Locale])[] = [
  ['يوسف الناصر', 'ar'],
  ['Omar Khan', 'en'],
  ['لينا الفاروق', 'ar'],
  ['فيصل العتيبي', 'ar'],
  ['Mona Saleh', 'en'],
  ['ريم العزيز', 'ar'],
  ['Bilal Ahmed', 'en'],
  ['هدى الراشد', 'ar'],
  ['علي الحسن', 'ar'],
  ['Nora Saad', 'en'],
  ['حمد التركي', 'ar'],
  ['عبد الله الدوسري', 'ar'],
  ['Fatimah Al-Zahrani', 'en'],
  ['خالد الشمري', 'ar'],
  ['سلمى القحطاني', 'ar'],
  ['Arjun Menon', 'en'],
  ['منى الغامدي', 'ar'],
  ['تركي السبيعي', 'ar'],
  ['Maria Santos', 'en'],
  ['أمل الحربي', 'ar'],
  ['سعود المطيري', 'ar'],
  ['Hassan Raza', 'en'],
  ['دانة العنزي', 'ar'],
  ['راكان الجهني', 'ar'],
  ['Grace Mwangi', 'en'],
  ['شهد الزهراني', 'ar'],
  ['ماجد البقمي', 'ar'],
  ['نوف السهلي', 'ar'],
]

/** First names of the crowd that applies to one ad. */
export const crowdFirstNames: Record<Locale, readonly string[]> = {
  ar: ['نورة', 'محمد', 'سارة', 'أحمد', 'رهف', 'عبدالرحمن', 'جواهر', 'بدر', 'لطيفة', 'ناصر', 'غادة', 'مشعل'],
  en: ['Aisha', 'Imran', 'Joy', 'Ravi', 'Layla', 'Samuel', 'Zainab', 'Daniel'],
}

/** Last names of the crowd. */
export const crowdLastNames: Record<Locale, readonly string[]> = {
  ar: [
    'القحطاني',
    'الحربي',
    'الشهري',
    'العمري',
    'المالكي',
    'السلمي',
    'الخالدي',
    'الرشيدي',
    'اليامي',
    'البلوي',
    'الثبيتي',
    'الصاعدي',
    'الأسمري',
    'العسيري',
    'النفيعي',
    'الحازمي',
    'الجابري',
    'الفيفي',
    'العطوي',
    'المحمدي',
  ],
  en: [
    'Rahman',
    'Thomas',
    'Patel',
    'Hussain',
    'Cruz',
    'Okoye',
    'Iqbal',
    'Fernandez',
    'Nair',
    'Khalil',
    'Mensah',
    'Siddiqui',
    'Dela Rosa',
    'Farooq',
    'Pillai',
  ],
}

/** First names of people whom a company names for an ad, with the part of the address. */
export const contactFirstNames = [
  ['سارة', 'sarah'],
  ['نورة', 'noura'],
  ['عبدالله', 'abdullah'],
  ['محمد', 'mohammed'],
  ['ريم', 'reem'],
  ['فهد', 'fahad'],
  ['خالد', 'khalid'],
  ['هند', 'hind'],
  ['منال', 'manal'],
  ['تركي', 'turki'],
  ['أحمد', 'ahmed'],
  ['لطيفة', 'latifa'],
] as const

/** Last names of these people, with the part of the address. */
export const contactLastNames = [
  ['الحربي', 'alharbi'],
  ['القحطاني', 'alqahtani'],
  ['الغامدي', 'alghamdi'],
  ['الزهراني', 'alzahrani'],
  ['الشهري', 'alshehri'],
  ['العتيبي', 'alotaibi'],
  ['الدوسري', 'aldossari'],
  ['السبيعي', 'alsubaie'],
] as const
