// Written for this project.
import { skillsOf } from '../skill.ts'

/** Languages and levels of education: readers search for them as for skills, and ads have fields of their own for them. */
export const ownFieldSkills = skillsOf({
  english: { ar: ['اللغة الإنجليزية', 'الإنجليزية', 'انجليزي'], en: ['English', 'English language'] },
  arabic: { ar: ['اللغة العربية', 'العربية'], en: ['Arabic', 'Arabic language'] },
  urdu: { ar: ['الأوردو', 'اللغة الأوردية'], en: ['Urdu'] },
  hindi: { ar: ['الهندية', 'اللغة الهندية'], en: ['Hindi'] },
  french: { ar: ['الفرنسية', 'اللغة الفرنسية'], en: ['French'] },
  chinese: { ar: ['الصينية', 'اللغة الصينية'], en: ['Chinese', 'Mandarin'] },
  turkish: { ar: ['التركية', 'اللغة التركية'], en: ['Turkish'] },
  indonesian: { ar: ['الإندونيسية', 'اللغة الإندونيسية'], en: ['Indonesian', 'Bahasa'] },
  tagalog: { ar: ['التاغالوغ', 'اللغة الفلبينية'], en: ['Tagalog', 'Filipino'] },
  diploma: { ar: ['دبلوم', 'شهادة الدبلوم'], en: ['Diploma'] },
  'bachelors-degree': {
    ar: ['بكالوريوس', 'درجة البكالوريوس', 'شهادة جامعية'],
    en: ["Bachelor's degree", 'University degree', 'BSc'],
  },
  'masters-degree': { ar: ['ماجستير', 'درجة الماجستير'], en: ["Master's degree", 'MBA', 'MSc'] },
  'secondary-school': {
    ar: ['الثانوية العامة', 'شهادة الثانوية'],
    en: ['Secondary school', 'High school diploma'],
  },
})
