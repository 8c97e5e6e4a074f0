// Written for this project.
import { titlesOf } from '../job-title.ts'

export const designTitles = titlesOf('design', {
  'graphic-designer': {
    ar: ['مصمم جرافيك', 'مصممة جرافيك', 'مصمم جرافيكس', 'مصممين جرافيك', 'مصمم غرافيك', 'جرافيك ديزاينر'],
    en: ['Graphic designer'],
  },
  'ui-ux-designer': {
    ar: [
      'مصمم واجهات وتجربة المستخدم',
      'مصممة واجهات وتجربة المستخدم',
      'مصمم تجربة مستخدم',
      'مصمم واجهات',
      'مصمم واجهات وتجربة مستخدم',
      'مصمم منتجات رقمية',
    ],
    en: ['UI/UX designer', 'UX designer', 'UI designer', 'Product designer'],
  },
  'interior-designer': {
    ar: ['مصمم داخلي', 'مصممة داخلية', 'مهندس ديكور', 'مهندسة ديكور', 'مصمم ديكور'],
    en: ['Interior designer', 'Interior architect'],
  },
  'motion-designer': {
    ar: ['مصمم موشن جرافيك', 'مصممة موشن جرافيك', 'موشن جرافيك'],
    en: ['Motion designer', 'Motion graphics designer'],
  },
  'video-editor': {
    ar: ['مونتير', 'محرر فيديو', 'محررة فيديو', 'مونتاج'],
    en: ['Video editor', 'Montage editor'],
  },
  photographer: { ar: ['مصور', 'مصورة', 'مصورين', 'مصور فوتوغرافي'], en: ['Photographer'] },
  videographer: { ar: ['مصور فيديو', 'مصورة فيديو'], en: ['Videographer', 'Camera operator', 'Cameraman'] },
  'three-d-designer': {
    ar: ['مصمم ثلاثي الأبعاد', 'مصممة ثلاثية الأبعاد', 'مصمم 3D'],
    en: ['3D designer', '3D artist', '3D visualizer'],
  },
  illustrator: { ar: ['رسام', 'رسامة', 'رسامين', 'رسام رقمي'], en: ['Illustrator', 'Digital artist'] },
  'art-director': {
    ar: ['مدير فني', 'مديرة فنية', 'مدير إبداعي'],
    en: ['Art director', 'Creative director'],
  },
  'fashion-designer': { ar: ['مصمم أزياء', 'مصممة أزياء'], en: ['Fashion designer'] },
  'web-designer': { ar: ['مصمم مواقع', 'مصممة مواقع', 'مصمم ويب'], en: ['Web designer'] },
  'brand-designer': {
    ar: ['مصمم هوية بصرية', 'مصممة هوية بصرية', 'مصمم علامات تجارية'],
    en: ['Brand designer', 'Identity designer'],
  },
  'exhibition-designer': { ar: ['مصمم معارض', 'مصممة معارض'], en: ['Exhibition designer', 'Booth designer'] },
  'landscape-designer': {
    ar: ['مصمم تنسيق حدائق', 'مهندس تنسيق مواقع', 'مصممة تنسيق حدائق'],
    en: ['Landscape designer', 'Landscape architect'],
  },
  'jewellery-designer': {
    ar: ['مصمم مجوهرات', 'مصممة مجوهرات'],
    en: ['Jewellery designer', 'Jewelry designer'],
  },
  'packaging-designer': { ar: ['مصمم تغليف', 'مصممة تغليف', 'مصمم عبوات'], en: ['Packaging designer'] },
  'game-designer': { ar: ['مصمم ألعاب', 'مصممة ألعاب'], en: ['Game designer'] },
  animator: { ar: ['رسام متحرك', 'محرك رسوم', 'مصمم رسوم متحركة'], en: ['Animator', '2D animator'] },
  'ux-researcher': {
    ar: ['باحث تجربة مستخدم', 'باحثة تجربة مستخدم'],
    en: ['UX researcher', 'User researcher'],
  },
})
