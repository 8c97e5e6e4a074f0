// Written for this project.
import { titlesOf } from '../job-title.ts'

export const educationTitles = titlesOf('education', {
  teacher: {
    ar: ['معلم', 'معلمة', 'مدرس', 'مدرسة مواد', 'معلمين', 'معلمات', 'مدرسين', 'استاذ'],
    en: ['Teacher', 'School teacher'],
  },
  'english-teacher': {
    ar: ['معلم لغة إنجليزية', 'معلمة لغة إنجليزية', 'مدرس إنجليزي', 'معلمة انجليزي'],
    en: ['English teacher', 'English language instructor', 'ESL teacher'],
  },
  'arabic-teacher': {
    ar: ['معلم لغة عربية', 'معلمة لغة عربية', 'مدرس لغة عربية'],
    en: ['Arabic teacher', 'Arabic language teacher'],
  },
  'math-teacher': {
    ar: ['معلم رياضيات', 'معلمة رياضيات', 'مدرس رياضيات'],
    en: ['Mathematics teacher', 'Math teacher', 'Maths teacher'],
  },
  'science-teacher': { ar: ['معلم علوم', 'معلمة علوم', 'مدرس علوم'], en: ['Science teacher'] },
  'physics-teacher': { ar: ['معلم فيزياء', 'معلمة فيزياء', 'مدرس فيزياء'], en: ['Physics teacher'] },
  'chemistry-teacher': { ar: ['معلم كيمياء', 'معلمة كيمياء'], en: ['Chemistry teacher'] },
  'computer-teacher': {
    ar: ['معلم حاسب آلي', 'معلمة حاسب آلي', 'معلم حاسب', 'مدرس حاسب', 'معلم مهارات رقمية'],
    en: ['Computer teacher', 'ICT teacher', 'Digital skills teacher'],
  },
  'kindergarten-teacher': {
    ar: ['معلمة رياض أطفال', 'معلمة روضة', 'معلم رياض أطفال', 'مربية أطفال'],
    en: ['Kindergarten teacher', 'Preschool teacher', 'Nursery teacher'],
  },
  'quran-teacher': {
    ar: ['معلم قرآن كريم', 'معلمة قرآن كريم', 'محفظ قرآن', 'محفظة قرآن'],
    en: ['Quran teacher', 'Quran instructor'],
  },
  'islamic-studies-teacher': {
    ar: ['معلم دراسات إسلامية', 'معلمة دراسات إسلامية', 'معلم تربية إسلامية'],
    en: ['Islamic studies teacher'],
  },
  'special-education-teacher': {
    ar: ['معلم تربية خاصة', 'معلمة تربية خاصة', 'معلم صعوبات تعلم'],
    en: ['Special education teacher', 'SEN teacher', 'Learning support teacher'],
  },
  'physical-education-teacher': {
    ar: ['معلم تربية بدنية', 'معلمة تربية بدنية', 'مدرس رياضة'],
    en: ['Physical education teacher', 'PE teacher', 'Sports teacher'],
  },
  'art-teacher': { ar: ['معلم تربية فنية', 'معلمة تربية فنية', 'معلم رسم'], en: ['Art teacher'] },
  'teaching-assistant': {
    ar: ['مساعد معلم', 'مساعدة معلمة', 'مساعد تدريس'],
    en: ['Teaching assistant', 'Teacher assistant', 'TA'],
  },
  'school-principal': {
    ar: ['مدير مدرسة', 'مديرة مدرسة', 'قائد مدرسة', 'قائدة مدرسة'],
    en: ['School principal', 'Headteacher', 'School director'],
  },
  'academic-supervisor': {
    ar: ['مشرف أكاديمي', 'مشرفة أكاديمية', 'مشرف تربوي', 'وكيلة مدرسة'],
    en: ['Academic supervisor', 'Academic coordinator'],
  },
  lecturer: { ar: ['محاضر', 'محاضرة', 'محاضرين'], en: ['Lecturer', 'University instructor'] },
  'assistant-professor': {
    ar: ['أستاذ مساعد', 'أستاذة مساعدة', 'عضو هيئة تدريس', 'دكتور جامعي'],
    en: ['Assistant professor', 'Faculty member', 'Professor'],
  },
  trainer: { ar: ['مدرب', 'مدربة', 'مدربين', 'مدرب تقني'], en: ['Trainer', 'Training instructor'] },
  'private-tutor': {
    ar: ['مدرس خصوصي', 'مدرسة خصوصية', 'معلم خصوصي', 'تدريس خصوصي'],
    en: ['Private tutor', 'Tutor', 'Home tutor'],
  },
  'student-counsellor': {
    ar: ['مرشد طلابي', 'مرشدة طلابية', 'موجه طلابي', 'موجهة طلابية'],
    en: ['Student counsellor', 'School counselor', 'Student advisor'],
  },
  librarian: { ar: ['أمين مكتبة', 'أمينة مكتبة', 'أمناء مكتبات'], en: ['Librarian', 'Library assistant'] },
  'curriculum-developer': {
    ar: ['مطور مناهج', 'مطورة مناهج', 'مصمم مناهج', 'مصمم تعليمي'],
    en: ['Curriculum developer', 'Instructional designer'],
  },
  'lab-preparer': { ar: ['محضر مختبر', 'محضرة مختبر'], en: ['School lab technician', 'Laboratory preparer'] },
  'nursery-carer': {
    ar: ['حاضنة أطفال', 'مربية', 'جليسة أطفال', 'مساعدة حضانة'],
    en: ['Nursery carer', 'Childcare worker', 'Nanny', 'Babysitter'],
  },
  'language-trainer': {
    ar: ['مدرب لغة إنجليزية', 'مدربة لغة إنجليزية', 'مدرب لغات'],
    en: ['Language trainer', 'English trainer'],
  },
})
