// Written for this project.
import { titlesOf } from '../job-title.ts'

export const healthcareTitles = titlesOf('healthcare', {
  nurse: {
    ar: ['ممرضة', 'ممرض', 'ممرضين', 'ممرضات', 'تمريض', 'نيرس'],
    en: ['Nurse', 'Registered nurse', 'Staff nurse', 'RN'],
  },
  'nursing-assistant': {
    ar: ['مساعد تمريض', 'مساعدة تمريض', 'مساعد ممرض'],
    en: ['Nursing assistant', 'Nurse aide', 'Patient care assistant'],
  },
  'head-nurse': {
    ar: ['رئيسة تمريض', 'رئيس تمريض', 'مشرفة تمريض', 'مشرف تمريض'],
    en: ['Head nurse', 'Nursing supervisor', 'Charge nurse'],
  },
  midwife: { ar: ['قابلة', 'قابلات', 'ممرضة توليد'], en: ['Midwife'] },
  'general-practitioner': {
    ar: ['طبيب عام', 'طبيبة عامة', 'طبيب', 'طبيبة', 'أطباء', 'دكتور', 'دكتورة'],
    en: ['General practitioner', 'Physician', 'Doctor', 'GP'],
  },
  'emergency-physician': { ar: ['طبيب طوارئ', 'طبيبة طوارئ'], en: ['Emergency physician', 'ER doctor'] },
  pediatrician: { ar: ['طبيب أطفال', 'طبيبة أطفال', 'استشاري أطفال'], en: ['Paediatrician', 'Pediatrician'] },
  gynaecologist: {
    ar: ['طبيبة نساء وولادة', 'طبيب نساء وولادة', 'أخصائية نساء وولادة'],
    en: ['Gynaecologist', 'Obstetrician', 'Gynecologist'],
  },
  dermatologist: { ar: ['طبيب جلدية', 'طبيبة جلدية', 'أخصائي جلدية'], en: ['Dermatologist'] },
  surgeon: { ar: ['جراح', 'جراحة عامة', 'جراحين', 'طبيب جراحة'], en: ['Surgeon', 'General surgeon'] },
  dentist: {
    ar: ['طبيب أسنان', 'طبيبة أسنان', 'أطباء أسنان', 'دكتور أسنان'],
    en: ['Dentist', 'Dental surgeon'],
  },
  orthodontist: { ar: ['أخصائي تقويم أسنان', 'أخصائية تقويم أسنان', 'طبيب تقويم'], en: ['Orthodontist'] },
  'dental-assistant': {
    ar: ['مساعد طبيب أسنان', 'مساعدة طبيب أسنان', 'مساعدة أسنان'],
    en: ['Dental assistant', 'Dental nurse'],
  },
  'dental-technician': { ar: ['فني أسنان', 'فنية أسنان', 'فني مختبر أسنان'], en: ['Dental technician'] },
  pharmacist: { ar: ['صيدلي', 'صيدلانية', 'صيدلاني', 'صيادلة', 'صيدلية مسؤولة'], en: ['Pharmacist'] },
  'pharmacy-technician': {
    ar: ['فني صيدلة', 'فنية صيدلة', 'مساعد صيدلي'],
    en: ['Pharmacy technician', 'Pharmacy assistant'],
  },
  'laboratory-technician': {
    ar: ['فني مختبر', 'فنية مختبر', 'أخصائي مختبر', 'فني مختبرات طبية'],
    en: ['Laboratory technician', 'Lab technician', 'Medical laboratory technologist'],
  },
  'radiology-technician': {
    ar: ['فني أشعة', 'فنية أشعة', 'أخصائي أشعة', 'تقني أشعة'],
    en: ['Radiology technician', 'Radiographer', 'X-ray technician'],
  },
  'anesthesia-technician': {
    ar: ['فني تخدير', 'فنية تخدير', 'تقني تخدير'],
    en: ['Anaesthesia technician', 'Anesthesia technologist'],
  },
  paramedic: {
    ar: ['مسعف', 'مسعفة', 'مسعفين', 'أخصائي إسعاف', 'فني إسعاف وطوارئ'],
    en: ['Paramedic', 'EMT', 'Emergency medical technician'],
  },
  physiotherapist: {
    ar: ['أخصائي علاج طبيعي', 'أخصائية علاج طبيعي', 'معالج طبيعي'],
    en: ['Physiotherapist', 'Physical therapist'],
  },
  'occupational-therapist': { ar: ['أخصائي علاج وظيفي', 'أخصائية علاج وظيفي'], en: ['Occupational therapist'] },
  'speech-therapist': {
    ar: ['أخصائي نطق وتخاطب', 'أخصائية نطق وتخاطب', 'أخصائي تخاطب'],
    en: ['Speech therapist', 'Speech and language pathologist'],
  },
  psychologist: {
    ar: ['أخصائي نفسي', 'أخصائية نفسية', 'معالج نفسي'],
    en: ['Psychologist', 'Clinical psychologist'],
  },
  'social-worker': {
    ar: ['أخصائي اجتماعي', 'أخصائية اجتماعية'],
    en: ['Social worker', 'Medical social worker'],
  },
  nutritionist: {
    ar: ['أخصائي تغذية', 'أخصائية تغذية'],
    en: ['Nutritionist', 'Dietitian', 'Clinical dietitian'],
  },
  optometrist: { ar: ['أخصائي بصريات', 'أخصائية بصريات', 'فني بصريات'], en: ['Optometrist', 'Optician'] },
  'respiratory-therapist': { ar: ['أخصائي علاج تنفسي', 'أخصائية علاج تنفسي'], en: ['Respiratory therapist'] },
  'medical-coder': {
    ar: ['مرمز طبي', 'مرمزة طبية', 'أخصائي ترميز طبي', 'ترميز طبي'],
    en: ['Medical coder', 'Clinical coder'],
  },
  'medical-secretary': { ar: ['سكرتير طبي', 'سكرتيرة طبية', 'سكرتارية طبية'], en: ['Medical secretary'] },
  'sterilization-technician': {
    ar: ['فني تعقيم', 'فنية تعقيم'],
    en: ['Sterilisation technician', 'CSSD technician', 'Sterilization technician'],
  },
  'infection-control-specialist': {
    ar: ['أخصائي مكافحة عدوى', 'أخصائية مكافحة عدوى', 'مكافحة العدوى'],
    en: ['Infection control specialist', 'Infection control practitioner'],
  },
  'biomedical-engineer': {
    ar: ['مهندس أجهزة طبية', 'مهندسة أجهزة طبية', 'فني أجهزة طبية'],
    en: ['Biomedical engineer', 'Medical equipment technician'],
  },
  veterinarian: { ar: ['طبيب بيطري', 'طبيبة بيطرية', 'أطباء بيطريين'], en: ['Veterinarian', 'Vet'] },
  'hospital-administrator': {
    ar: ['مدير مستشفى', 'مديرة مستشفى', 'إداري مستشفى', 'مدير مجمع طبي'],
    en: ['Hospital administrator', 'Medical complex manager'],
  },
  caregiver: {
    ar: ['مرافق مريض', 'مرافقة مريض', 'مقدم رعاية منزلية', 'رعاية مسنين'],
    en: ['Caregiver', 'Home care worker', 'Elderly carer'],
  },
})
