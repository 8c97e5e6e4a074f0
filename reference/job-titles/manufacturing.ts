// Written for this project.
import { titlesOf } from '../job-title.ts'

export const manufacturingTitles = titlesOf('manufacturing', {
  'production-worker': {
    ar: ['عامل إنتاج', 'عاملة إنتاج', 'عمال إنتاج', 'عامل مصنع', 'عاملة مصنع'],
    en: ['Production worker', 'Factory worker', 'Production operator'],
  },
  'production-supervisor': {
    ar: ['مشرف إنتاج', 'مشرفة إنتاج', 'مشرف خط إنتاج'],
    en: ['Production supervisor', 'Line supervisor'],
  },
  'production-engineer': {
    ar: ['مهندس إنتاج', 'مهندسة إنتاج'],
    en: ['Production engineer', 'Manufacturing engineer', 'Process engineer'],
  },
  'production-manager': { ar: ['مدير إنتاج', 'مديرة إنتاج'], en: ['Production manager'] },
  'factory-manager': {
    ar: ['مدير مصنع', 'مديرة مصنع', 'مدراء مصانع'],
    en: ['Factory manager', 'Plant manager'],
  },
  'industrial-engineer': { ar: ['مهندس صناعي', 'مهندسة صناعية'], en: ['Industrial engineer'] },
  'chemical-engineer': { ar: ['مهندس كيميائي', 'مهندسة كيميائية'], en: ['Chemical engineer'] },
  'petroleum-engineer': {
    ar: ['مهندس بترول', 'مهندسة بترول', 'مهندس نفط'],
    en: ['Petroleum engineer', 'Drilling engineer', 'Reservoir engineer'],
  },
  'machine-operator': {
    ar: ['مشغل آلات', 'مشغلة آلات', 'مشغل مكائن', 'مشغل ماكينة', 'مشغل مكينة'],
    en: ['Machine operator', 'Machinist'],
  },
  'cnc-operator': {
    ar: ['مشغل CNC', 'مشغل سي ان سي', 'فني سي إن سي', 'خراط'],
    en: ['CNC operator', 'CNC machinist', 'Lathe operator'],
  },
  'packaging-worker': {
    ar: ['عامل تعبئة وتغليف', 'عاملة تعبئة وتغليف', 'عمال تغليف', 'عامل تغليف'],
    en: ['Packaging worker', 'Packing worker'],
  },
  'quality-controller': {
    ar: ['مراقب جودة', 'مراقبة جودة', 'مفتش جودة', 'مفتشة جودة', 'فاحص جودة'],
    en: ['Quality controller', 'Quality control inspector', 'QC inspector'],
  },
  'quality-engineer': {
    ar: ['مهندس جودة', 'مهندسة جودة', 'أخصائي جودة'],
    en: ['Quality engineer', 'QA/QC engineer', 'Quality specialist'],
  },
  'mechanical-technician': {
    ar: ['فني ميكانيكا', 'فني ميكانيكي', 'فنيين ميكانيكا', 'ميكانيكي مصانع'],
    en: ['Mechanical technician', 'Millwright'],
  },
  'electrical-maintenance-technician': {
    ar: ['فني كهرباء صناعية', 'فني صيانة كهربائية', 'فني كهرباء مصانع'],
    en: ['Industrial electrician', 'Electrical maintenance technician'],
  },
  'maintenance-engineer': {
    ar: ['مهندس صيانة', 'مهندسة صيانة'],
    en: ['Maintenance engineer', 'Reliability engineer'],
  },
  'automation-engineer': {
    ar: ['مهندس تحكم آلي', 'مهندسة تحكم آلي', 'مهندس أتمتة', 'فني PLC'],
    en: ['Automation engineer', 'Control engineer', 'PLC programmer', 'Instrumentation engineer'],
  },
  'instrumentation-technician': {
    ar: ['فني آلات دقيقة', 'فني أجهزة قياس', 'فني تحكم'],
    en: ['Instrumentation technician', 'Instrument technician'],
  },
  'control-room-operator': {
    ar: ['مشغل غرفة تحكم', 'مشغلة غرفة تحكم', 'مشغل محطة'],
    en: ['Control room operator', 'Plant operator', 'Process operator'],
  },
  tailor: {
    ar: ['خياط', 'خياطة', 'خياطين', 'خياطات', 'ترزي'],
    en: ['Tailor', 'Seamstress', 'Sewing machine operator'],
  },
  blacksmith: {
    ar: ['حداد', 'حدادين', 'فني حدادة', 'معلم حدادة'],
    en: ['Metal worker', 'Blacksmith', 'Fabricator'],
  },
  'furniture-maker': {
    ar: ['نجار أثاث', 'نجار موبيليا', 'صانع أثاث', 'منجد'],
    en: ['Furniture maker', 'Cabinet maker', 'Upholsterer'],
  },
  'car-mechanic': {
    ar: ['ميكانيكي سيارات', 'ميكانيكي', 'ميكانيكيين', 'فني سيارات', 'مهندس سيارات'],
    en: ['Car mechanic', 'Auto mechanic', 'Automotive technician'],
  },
  'auto-electrician': {
    ar: ['كهربائي سيارات', 'فني كهرباء سيارات'],
    en: ['Auto electrician', 'Car electrician'],
  },
  'body-shop-technician': {
    ar: ['سمكري سيارات', 'سمكري', 'فني سمكرة ودهان', 'دهان سيارات'],
    en: ['Body shop technician', 'Panel beater', 'Auto body painter'],
  },
  'diesel-mechanic': {
    ar: ['ميكانيكي ديزل', 'ميكانيكي معدات ثقيلة', 'فني ديزل'],
    en: ['Diesel mechanic', 'Heavy equipment mechanic'],
  },
  'printing-technician': {
    ar: ['فني طباعة', 'فنية طباعة', 'مشغل مطبعة'],
    en: ['Printing technician', 'Press operator'],
  },
  'food-technologist': {
    ar: ['أخصائي تصنيع أغذية', 'أخصائية تصنيع أغذية', 'مهندس أغذية'],
    en: ['Food technologist', 'Food production specialist'],
  },
  'solar-technician': {
    ar: ['فني طاقة شمسية', 'فني ألواح شمسية', 'مهندس طاقة متجددة'],
    en: ['Solar technician', 'Solar panel installer', 'Renewable energy engineer'],
  },
  'water-treatment-technician': {
    ar: ['فني معالجة مياه', 'مشغل محطة مياه', 'فني تحلية مياه'],
    en: ['Water treatment technician', 'Water plant operator'],
  },
})
