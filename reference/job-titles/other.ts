// Written for this project.
import { titlesOf } from '../job-title.ts'

export const otherTitles = titlesOf('other', {
  'general-worker': {
    ar: ['عامل عادي', 'عامل', 'عاملة', 'عمال', 'عمالة', 'عامل خدمات'],
    en: ['General worker', 'Helper', 'General labourer'],
  },
  'office-boy': {
    ar: ['مراسل', 'عامل ضيافة', 'عاملة ضيافة', 'فراش', 'أوفيس بوي', 'عامل شاي وقهوة'],
    en: ['Office attendant', 'Office boy', 'Tea boy', 'Messenger'],
  },
  hairdresser: {
    ar: ['مصففة شعر', 'مصفف شعر', 'كوافيرة', 'كوافير', 'كوافيرات'],
    en: ['Hairdresser', 'Hair stylist'],
  },
  barber: { ar: ['حلاق', 'حلاقين', 'مزين'], en: ['Barber'] },
  beautician: {
    ar: ['أخصائية تجميل', 'خبيرة تجميل', 'فنية بشرة', 'أخصائية بشرة', 'أخصائي تجميل'],
    en: ['Beautician', 'Beauty therapist', 'Aesthetician'],
  },
  'makeup-artist': {
    ar: ['خبيرة مكياج', 'فنانة مكياج', 'ميكب ارتست', 'خبير مكياج'],
    en: ['Make-up artist', 'Makeup artist'],
  },
  'nail-technician': {
    ar: ['فنية أظافر', 'عاملة مناكير', 'فنية مناكير وبديكير'],
    en: ['Nail technician', 'Manicurist'],
  },
  'massage-therapist': {
    ar: ['معالج مساج', 'معالجة مساج', 'أخصائي مساج', 'فني مساج'],
    en: ['Massage therapist', 'Spa therapist'],
  },
  'fitness-trainer': {
    ar: ['مدرب رياضي', 'مدربة رياضية', 'مدرب لياقة', 'مدربة لياقة', 'كوتش'],
    en: ['Fitness trainer', 'Personal trainer', 'Gym instructor', 'Coach'],
  },
  'swimming-coach': { ar: ['مدرب سباحة', 'مدربة سباحة'], en: ['Swimming coach', 'Swimming instructor'] },
  'football-coach': { ar: ['مدرب كرة قدم', 'مدربة كرة قدم'], en: ['Football coach', 'Soccer coach'] },
  farmer: { ar: ['مزارع', 'مزارعين', 'عامل مزرعة', 'عمال مزارع'], en: ['Farmer', 'Farm worker'] },
  'agricultural-engineer': {
    ar: ['مهندس زراعي', 'مهندسة زراعية'],
    en: ['Agricultural engineer', 'Agronomist'],
  },
  'livestock-worker': {
    ar: ['راعي', 'راعي أغنام', 'عامل تربية مواشي', 'عامل دواجن'],
    en: ['Livestock worker', 'Shepherd', 'Poultry worker'],
  },
  'environmental-specialist': {
    ar: ['أخصائي بيئة', 'أخصائية بيئة', 'مهندس بيئي', 'أخصائي استدامة'],
    en: ['Environmental specialist', 'Environmental engineer', 'Sustainability specialist'],
  },
  geologist: { ar: ['جيولوجي', 'جيولوجية', 'جيولوجيين'], en: ['Geologist', 'Geophysicist'] },
  chemist: { ar: ['كيميائي', 'كيميائية', 'كيميائيين', 'أخصائي كيمياء'], en: ['Chemist'] },
  pilot: { ar: ['طيار', 'طيارين', 'كابتن طيار', 'قائد طائرة'], en: ['Pilot', 'First officer'] },
  'aircraft-technician': {
    ar: ['فني صيانة طائرات', 'فني طائرات', 'مهندس طيران'],
    en: ['Aircraft maintenance technician', 'Aircraft mechanic', 'Aeronautical engineer'],
  },
  researcher: { ar: ['باحث', 'باحثة', 'باحثين', 'مساعد باحث'], en: ['Researcher', 'Research assistant'] },
  consultant: { ar: ['مستشار', 'مستشارة', 'استشاري', 'مستشارين'], en: ['Consultant', 'Adviser', 'Advisor'] },
  'volunteer-coordinator': { ar: ['منسق تطوع', 'منسقة تطوع', 'منسق متطوعين'], en: ['Volunteer coordinator'] },
  'nonprofit-program-officer': {
    ar: ['مسؤول برامج خيرية', 'مسؤول برامج', 'مسؤولة برامج'],
    en: ['Programme officer', 'Program officer', 'Nonprofit officer'],
  },
  'property-manager': {
    ar: ['مدير أملاك', 'مديرة أملاك', 'مدير عقارات', 'مشرف أملاك'],
    en: ['Property manager', 'Real estate manager', 'Property supervisor'],
  },
  'property-valuer': {
    ar: ['مقيم عقاري', 'مقيمة عقارية', 'مثمن عقاري'],
    en: ['Property valuer', 'Real estate appraiser'],
  },
  'umrah-hajj-guide': {
    ar: ['مرشد حجاج ومعتمرين', 'مشرف حجاج', 'مشرف حملة', 'مطوف'],
    en: ['Hajj and Umrah guide', 'Pilgrim services supervisor', 'Mutawif'],
  },
  intern: {
    ar: ['متدرب', 'متدربة', 'متدربين', 'تدريب تعاوني', 'تدريب صيفي', 'متدرب تعاوني', 'متدربة تعاونية'],
    en: ['Intern', 'Trainee', 'Co-op trainee'],
  },
  'graduate-trainee': {
    ar: ['متدرب حديث التخرج', 'برنامج تطوير الخريجين', 'خريجين جدد', 'تمهير'],
    en: ['Graduate trainee', 'Fresh graduate', 'Graduate programme'],
  },
  'umrah-services-coordinator': {
    ar: ['منسق خدمات معتمرين', 'منسقة خدمات معتمرين'],
    en: ['Umrah services coordinator'],
  },
  'nursery-worker': { ar: ['عامل مشتل', 'عمال مشاتل'], en: ['Plant nursery worker', 'Nursery worker'] },
})
