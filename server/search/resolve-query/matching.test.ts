import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { skillsIn } from '../../vocabulary/skills-in.ts'
import { readStatistics, type Statistics } from '../engine/statistics.ts'
import { parseSearch } from './parse-search.ts'

let database: TestDatabase
let statistics: Statistics
beforeAll(async () => {
  database = await freshDatabase()
  const titles = [...mustMatch, ...mustNotMatch].map(([, title]) => title)
  await database.owner.query({
    text: 'select learn_words(title) from unnest($1::text[]) as title',
    values: [titles],
  })
  statistics = await readStatistics(database.db)
})
afterAll(() => database.drop())

type Pair = [typed: string, title: string, description?: string]

/** Texts with a place or a filter among their words; in the others all words are searched for. */
const understood: Record<string, { place?: string; filters?: TypedFilters }> = {
  'accountant riyadh sales': { place: 'riyadh' },
  'محاسب في الخبر عن بعد': { place: 'khobar', filters: { workMode: ['full-remote'] } },
}

/** The typed text, and the title of an ad that it has to find; where given, the description. */
const mustMatch: Pair[] = [
  // Spelling
  ['محاسب', 'مُحاسِب'],
  ['محاسب', 'محـــاسب أول'],
  ['احصائي', 'إحصائي'],
  ['أخصائى تسويق', 'أخصائي تسويق'],
  ['ممرضه', 'ممرضة'],
  ['مسئول مبيعات', 'مسؤول مبيعات'],
  ['شئون موظفين', 'شؤون الموظفين'],
  ['مدير ٢', 'مدير 2'],
  ['cafe supervisor', 'Café Supervisor'],
  ['ACCOUNTANT', 'accountant'],
  ['c++ developer', 'C++ Developer'],
  ['c# developer', 'Senior C# Developer'],
  ['.net developer', 'ASP.NET Developer'],
  ['node.js', 'Node.js Backend Developer'],
  ['f&b manager', 'F & B Manager'],
  ['ecommerce specialist', 'E-Commerce Specialist'],
  ['sales/marketing', 'Marketing and Sales Officer'],
  // Article, conjunction and prepositions
  ['مدير مبيعات', 'مدير المبيعات'],
  ['مدير المبيعات', 'مدير مبيعات'],
  ['إلكترونيات', 'فني الإلكترونيات'],
  ['الإلكترونيات', 'فني إلكترونيات'],
  ['التزام', 'مسؤول الالتزام'],
  ['طب الأسنان', 'طبيب أسنان، كلية طب'],
  ['مندوب', 'سائق ومندوب توصيل'],
  ['محاسبين', 'مطلوب للمحاسبين حديثي التخرج'],
  ['مشغل الات', 'مشغل آلات'],
  // Number and gender
  ['محاسبة', 'محاسب'],
  ['محاسب', 'محاسبات'],
  ['مهندسين', 'مهندس مدني'],
  ['معلمة', 'معلمات لغة عربية'],
  ['فنية', 'فني مختبر'],
  ['drivers', 'Driver'],
  ['waitress', 'Waitresses'],
  ['secretary', 'Secretaries'],
  ['nurses', 'Nurse'],
  // Broken plurals and other words of the glossary
  ['سواقين', 'سائق خاص'],
  ['عمال', 'عامل نظافة'],
  ['أطباء', 'طبيب عام'],
  ['مناديب مبيعات', 'مندوب مبيعات'],
  ['مدراء', 'مدير فرع'],
  ['حراس أمن', 'حارس أمن'],
  ['nursing', 'Staff Nurse'],
  ['labourer', 'Laborer'],
  ['janitor', 'عامل نظافة'],
  ['سواق عائلة', 'سائق خاص'],
  ['سواق باص مدرسة', 'School bus driver'],
  ['سواق تريلا', 'سائق شاحنة'],
  ['سواق دينا', 'Van driver'],
  ['سواق ونيت', 'سائق ونيت'],
  ['سواقين شاحنات', 'Truck Driver'],
  ['مناديب توصيل', 'Delivery Driver'],
  ['مندوبة مبيعات', 'Sales Representative'],
  ['اختصاصية موارد بشرية', 'HR Specialist'],
  ['مساعدة شيف', 'Commis Chef'],
  ['مدرس قيادة', 'Driving Instructor'],
  ['pastry cook', 'شيف حلويات'],
  // One occupation by each of its names
  ['كاشير', 'أمين صندوق'],
  ['cashier', 'أمين صندوق'],
  ['أمين صندوق', 'كاشير'],
  ['أمين صندوق', 'Cashier'],
  ['كهربائي', 'Electrician'],
  ['electrician', 'كهربائي منازل'],
  ['electrician', 'فني كهرباء'],
  ['كهربائي', 'فني كهرباء'],
  ['chef', 'طباخ'],
  ['شيف', 'طباخ'],
  ['طباخ', 'شيف'],
  ['صيانة كهربائية', 'Electrical Maintenance Engineer'],
  // From one language to the other
  ['accountant', 'محاسب'],
  ['محاسب', 'Accountant'],
  ['software engineer', 'مهندس برمجيات أول'],
  ['مهندس برمجيات', 'Senior Software Engineer'],
  ['sales manager', 'مدير المبيعات الإقليمي'],
  ['مدير مبيعات', 'Regional Sales Manager'],
  ['engineer', 'مهندس مدني'],
  ['ممرضة', 'Registered Nurse'],
  ['nurse', 'ممرض طوارئ'],
  ['driver', 'سائق شاحنة'],
  ['سائق', 'Truck Driver'],
  ['receptionist', 'موظفة استقبال'],
  ['security guard', 'حراس أمن'],
  ['human resources specialist', 'أخصائي موارد بشرية'],
  ['HR manager', 'مدير الموارد البشرية'],
  ['معلم رياضيات', 'مدرس رياضيات'],
  // Spellings of two languages, of one word and of two
  ['front end developer', 'Frontend Developer'],
  ['front-end', 'مطور واجهات أمامية'],
  ['frontend', 'Front-End Engineer'],
  ['frontend', 'فرونت اند'],
  ['back end', 'مطور واجهات خلفية'],
  ['back-end developer', 'Backend Developer'],
  ['fullstack', 'Full-stack developer'],
  ['full stack', 'مطور متكامل'],
  ['cyber security', 'أخصائي أمن سيبراني'],
  ['امن سيبراني', 'Cybersecurity Specialist'],
  ['web developer', 'Frontend Developer'],
  ['مطور ويب', 'مطور متكامل'],
  ['مطور مواقع', 'مطور واجهات أمامية'],
  ['مطور برامج', 'Software Engineer'],
  ['مهندس حاسب', 'مهندس شبكات'],
  ['house keeping', 'مشرف تدبير فندقي'],
  ['sales man', 'بائع سيارات'],
  ['coffee shop', 'مشرف مقهى'],
  ['كوفي', 'Café Supervisor'],
  ['كافيه', 'مشرف مقهى'],
  ['ديزاينر', 'مصمم داخلي'],
  ['جرافيك ديزاينر', 'Graphic Designer'],
  ['سيفتي', 'مسؤول سلامة'],
  ['تحصيل', 'Collections Officer'],
  ['توصيل طلبات', 'مندوب توصيل'],
  ['محاسب مالي', 'محاسب'],
  ['وظائف هندسية', 'مهندس مدني'],
  ['dentist', 'طبيب أسنان'],
  ['executive assistant', 'سكرتيرة تنفيذية'],
  ['سكرتيرة تنفيذية', 'Executive Assistant'],
  ['مراجع حسابات', 'مراجع داخلي'],
  ['social media', 'أخصائي تواصل اجتماعي'],
  ['سوشيال ميديا', 'Social Media Specialist'],
  // While typing, and mistyped
  ['accoun', 'Senior Accountant'],
  ['محاس', 'محاسب عام'],
  ['sales mana', 'Sales Manager'],
  ['acountant', 'Accountant'],
  ['acountant', 'محاسب'],
  ['drvier', 'Truck Driver'],
  ['recepshionist', 'Receptionist'],
  ['enginer', 'Civil Engineer'],
  ['محاسبب', 'محاسب'],
  ['مبعيات', 'مدير مبيعات'],
  ['مهنس', 'مهندس مدني'],
  ['سكرتارة', 'سكرتيرة'],
  // Skills of the description
  ['excel', 'محاسب عام', 'خبرة في القوائم المالية وإجادة برنامج إكسل.'],
  ['إكسل', 'Accountant', 'Strong Microsoft Excel and IFRS.'],
  ['project management', 'Site lead', 'Sound knowledge of إدارة المشاريع is a plus.'],
  ['محاسب SAP', 'Accountant', 'Three years with SAP.'],
  ['remote sensing engineer', 'Engineer', 'Experience in remote sensing.'],
  // Words that look like places, filters and fillers
  ['محاسب على نظام ساب', 'محاسب خبرة على نظام ساب'],
  ['سائق علي', 'سائق لدى مؤسسة علي'],
  ['جراح وجه وفكين', 'جراح وجه وفكين'],
  ['عناية بالبشرة والوجه', 'أخصائية عناية بالبشرة والوجه'],
  ['ورق حائط', 'فني تركيب ورق حائط'],
  ['عارضة أزياء', 'عارضة أزياء'],
  ['محرر خبر', 'محرر خبر'],
  ['مستشفى الشفاء', 'ممرضة في مستشفى الشفاء'],
  ['المطبخ السويدي', 'طباخ في المطبخ السويدي'],
  ['مشرفة', 'مشرف مبيعات'],
  ['Rania', 'Rania Trading'],
  ['مراقب دوام', 'مراقب دوام'],
  ['Search engine optimisation specialist', 'SEO Specialist'],
  ['hybrid vehicle technician', 'Hybrid Vehicle Technician'],
  ['محاسب في الخبر عن بعد', 'محاسب'],
]

const mustNotMatch: Pair[] = [
  ['محاسب', 'محامي'],
  ['محاسبة', 'محامية'],
  ['محامي', 'محاسب'],
  ['driver', 'Drive-thru Crew Trainer'],
  ['drive', 'Driving Instructor'],
  ['nurse', 'Nursery Teacher'],
  ['nurse', 'Plant Nursery Worker'],
  ['accountant', 'Key Account Manager'],
  ['developer', 'Business Development Executive'],
  ['intern', 'International Sales Executive'],
  ['intern', 'Internal Auditor'],
  ['operator', 'Operations Manager'],
  ['sales manager', 'Branch Manager'],
  ['sales manager', 'Sales Executive'],
  ['sales manager', 'مدير مشروع'],
  ['مدير مبيعات', 'مندوب مبيعات'],
  ['software engineer', 'Software Sales Manager / مدير مبيعات برمجيات'],
  ['software engineer', 'Civil Engineer'],
  ['مهندس برمجيات', 'مهندس مدني'],
  ['مدرس', 'مدرب سباحة'],
  ['teacher', 'Tea Server'],
  ['journalist', 'Video Editor'],
  ['helper', 'عامل نظافة'],
  ['طبيب', 'طباخ'],
  ['كهربائي', 'Electrical Engineer'],
  ['electrician', 'مهندس كهرباء'],
  ['cashier', 'أمين مستودع'],
  ['سائق', 'منسق'],
  ['سواق تريلا', 'سائق خاص'],
  ['sales man', 'Sales Manager'],
  ['dentist', 'فني أسنان'],
  ['web developer', 'Business Developer'],
  ['social media', 'مصور', 'Knows social media well.'],
  ['cyber security', 'Security Guard'],
  ['مهندس حاسب', 'مهندس مدني'],
  ['chef', 'Chief Accountant'],
  ['cook', 'Cookery Book Seller'],
  ['IT manager', 'Italian Restaurant Manager'],
  ['excel', 'Trainer', 'You will excel in your work here.'],
  ['project management', 'Project Manager'],
  ['accountant riyadh sales', 'Accountant'],
  ['مراقب دوام', 'مراقب جودة'],
  ['hybrid vehicle technician', 'Lab Technician'],
  ['salary specialist', 'Marketing Specialist'],
  ['salaries officer', 'Security Officer'],
]

async function isFound([typed, title, description = '']: Pair): Promise<boolean> {
  const { groups, named, filters } = await parseSearch({ db: database.db, statistics }, typed)
  const { place, filters: typedFilters = {} } = understood[typed] ?? {}
  expect([named.map(([first]) => first?.key), filters]).toEqual([place ? [place] : [], typedFilters])
  expect(groups).not.toEqual([])

  const [row] = await database.db.query<{ found: boolean }>({
    text: 'select bool_and(tsvector_to_array(ad_words($1, $2)) && group_of.words) as found from jsonb_to_recordset($3) as list (words text[]), lateral (select list.words) as group_of',
    values: [title, skillsIn(description), JSON.stringify(groups.map((words) => ({ words })))],
  })
  return row?.found === true
}

test.for(mustMatch)('%s finds %s', async (pair) => {
  expect(await isFound(pair)).toBe(true)
})

test.for(mustNotMatch)('%s does not find %s', async (pair) => {
  expect(await isFound(pair)).toBe(false)
})

/** The typed text, and a company whose secretary it finds by its name, or does not. */
const companies: [typed: string, company: string, isFound: boolean][] = [
  ['محامي', 'مكتب هيل الغد للمحاماة', false],
  ['pharmacist', 'صيدليات ضحى الربيع', false],
  ['dentist', 'عيادات دروب لطب الأسنان', false],
  ['حارس أمن', 'غدير للحراسات الأمنية Ghadeer Security', false],
  ['مدير مطعم', 'مطاعم المدير', false],
  ['محاسب مالي', 'المحاسب للاستشارات المالية', false],
  ['مستشفى', 'مستشفى شذا', true],
  ['restaurant', 'مطاعم سنا', true],
  ['هيل الغد', 'مكتب هيل الغد للمحاماة', true],
  ['مكتب هيل الغد للمحاماة', 'مكتب هيل الغد للمحاماة', true],
  ['Ghadeer Security', 'غدير للحراسات الأمنية Ghadeer Security', true],
  ['مستشفى الرعاية', 'مستشفى الرعاية', true],
  ['الواحة', 'مجموعة الواحة', true],
  ['سكرتير غدير', 'غدير للحراسات الأمنية', true],
  ['صيدليات ضحى الربيع', 'صيدليات ضحى الربيع', true],
]

test.for(companies)('%s finds a company called %s: %s', async ([typed, company, isFound]) => {
  const { groups } = await parseSearch({ db: database.db, statistics }, `${typed} `)
  const [row] = await database.db.query<{ found: boolean }>({
    text: `select bool_and(tsvector_to_array(ad_words('سكرتير', '{}') || name_words($1)) && group_of.words) as found
      from jsonb_to_recordset($2) as list (words text[]), lateral (select list.words) as group_of`,
    values: [company, JSON.stringify(groups.map((words) => ({ words })))],
  })
  expect(row?.found).toBe(isFound)
})
