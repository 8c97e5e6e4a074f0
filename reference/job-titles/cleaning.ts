// Written for this project.
import { titlesOf } from '../job-title.ts'

export const cleaningTitles = titlesOf('cleaning', {
  cleaner: {
    ar: ['عامل نظافة', 'عاملة نظافة', 'عمال نظافة', 'منظف', 'عمالة نظافة'],
    en: ['Cleaner', 'Cleaning worker', 'Janitor'],
  },
  'cleaning-supervisor': { ar: ['مشرف نظافة', 'مشرفة نظافة', 'مراقب نظافة'], en: ['Cleaning supervisor'] },
  'housekeeper-home': {
    ar: ['عاملة منزلية', 'عامل منزلي', 'مدبرة منزل', 'خادمة'],
    en: ['House helper', 'Domestic worker', 'Maid'],
  },
  'laundry-worker': {
    ar: ['عامل مغسلة', 'عاملة مغسلة', 'عمال مغاسل', 'عامل غسيل ملابس'],
    en: ['Laundry worker', 'Laundry attendant'],
  },
  ironer: { ar: ['عامل كي', 'كوّاء', 'مكوجي', 'عاملة كي'], en: ['Ironing worker', 'Presser', 'Ironer'] },
  'facade-cleaner': {
    ar: ['عامل تنظيف واجهات', 'تنظيف واجهات', 'عمال تنظيف واجهات'],
    en: ['Facade cleaner', 'Window cleaner'],
  },
  'car-wash-worker': {
    ar: ['عامل غسيل سيارات', 'غسيل سيارات', 'عمال غسيل سيارات'],
    en: ['Car wash worker', 'Car washer', 'Car detailer'],
  },
  'pest-control-technician': {
    ar: ['فني مكافحة حشرات', 'فني رش مبيدات', 'مكافحة حشرات'],
    en: ['Pest control technician', 'Exterminator'],
  },
  'waste-collector': {
    ar: ['عامل جمع نفايات', 'عمال جمع النفايات'],
    en: ['Waste collector', 'Refuse collector'],
  },
  'dish-washer': {
    ar: ['عامل غسيل أطباق', 'غاسل صحون', 'عامل جلي'],
    en: ['Dishwasher', 'Kitchen steward', 'Steward'],
  },
  'pool-cleaner': { ar: ['عامل تنظيف مسابح', 'فني مسابح'], en: ['Pool cleaner', 'Pool technician'] },
  'tank-cleaner': { ar: ['عامل تنظيف خزانات', 'تنظيف خزانات'], en: ['Tank cleaner'] },
  'carpet-cleaner': {
    ar: ['عامل تنظيف سجاد', 'فني تنظيف سجاد وكنب', 'تنظيف سجاد'],
    en: ['Carpet cleaner', 'Upholstery cleaner'],
  },
  'hospital-cleaner': {
    ar: ['عامل نظافة مستشفيات', 'عاملة نظافة مستشفيات', 'عامل تعقيم ونظافة'],
    en: ['Hospital cleaner', 'Healthcare cleaner'],
  },
  'street-sweeper': { ar: ['عامل نظافة شوارع', 'كناس'], en: ['Street cleaner', 'Street sweeper'] },
  gardener: {
    ar: ['بستاني', 'بستانيون', 'عامل حدائق', 'مزارع حدائق', 'جنايني'],
    en: ['Gardener', 'Landscaping worker'],
  },
  'facilities-manager': {
    ar: ['مدير مرافق', 'مديرة مرافق', 'مدير المرافق'],
    en: ['Facilities manager', 'Facility manager'],
  },
  'facilities-coordinator': {
    ar: ['منسق مرافق', 'منسقة مرافق', 'مشرف مرافق'],
    en: ['Facilities coordinator', 'Facilities supervisor'],
  },
  'home-cleaner': {
    ar: ['عامل تدبير منزلي', 'عاملة تدبير منزلي', 'عامل تنظيف منازل'],
    en: ['Home cleaner', 'House cleaner'],
  },
})
