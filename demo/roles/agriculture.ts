import { rolesOf } from '../role.ts'

export const agricultureRoles = rolesOf('other', [
  {
    titles: [
      ['مزارع', 'Farm worker', { at: ['farm'] }],
      ['بستاني', 'Gardener'],
      ['عامل مشتل', 'Nursery worker', { at: ['farm'] }],
    ],
    pay: [2800, 3200, 3800, 5000],
    week: 'site',
    wage: 'daily',
    employers: ['farm', 'property', 'hotel'],
    experience: ['في الزراعة', 'in farming or gardening'],
    about: [
      [
        'المزرعة من ثلاثين هكتارًا، وتنتج التمور والخضار المحمية.',
        'A thirty-hectare farm that grows dates and greenhouse vegetables.',
        { at: ['farm'] },
      ],
      [
        'يبدأ العمل مع الفجر وينتهي قبل اشتداد الحر.',
        'Work starts at dawn and ends before the heat of the day.',
        { start: 'dawn' },
      ],
      [
        'حدائقنا مفتوحة للزوار طوال العام، وعملك أن تبقى خضراء.',
        'Our gardens are open to visitors all year, and you keep them green.',
        { at: ['property', 'hotel'] },
      ],
    ],
    duties: [
      ['ري المزروعات ومتابعة شبكة الري', 'Water the plants and check the irrigation system'],
      ['التقليم والتسميد ومكافحة الآفات', 'Prune, fertilise and control pests'],
      ['تجهيز التربة وزراعة الشتلات', 'Prepare the soil and plant seedlings'],
      ['جني المحصول وفرزه وتعبئته', 'Harvest, sort and pack the crop', { at: ['farm'] }],
      ['العناية بالأدوات والآلات', 'Look after tools and machines'],
    ],
    requirements: [
      ['خبرة عملية في العناية بالنباتات', 'Hands-on experience with plants', { isExperienced: true }],
      ['لياقة تناسب العمل في الهواء الطلق', 'Physically fit for outdoor work'],
      ['معرفة بأنظمة الري بالتنقيط', 'Knowledge of drip irrigation'],
      ['نشاط والتزام', 'Energetic and reliable'],
      ['التزام بتعليمات السلامة', 'Follows safety rules'],
    ],
  },
  {
    titles: [
      ['مهندس زراعي', 'Agricultural engineer', { at: ['farm', 'consulting'], sells: false }],
      ['أخصائي بيئة', 'Environmental specialist', { at: ['energy', 'consulting'], sells: false }],
      ['أخصائي استدامة', 'Sustainability specialist', { at: ['energy', 'consulting'], sells: false }],
    ],
    pay: [6000, 7500, 10500, 15000],
    week: 'field',
    employers: ['farm', 'energy', 'consulting'],
    experience: ['في البيئة أو الزراعة', 'in environment or agriculture'],
    about: [
      [
        'نزرع مليون شجرة محلية خلال ثلاث سنوات، ونقيس ما يعيش منها لا ما يُغرس.',
        'We are planting a million native trees in three years, and we count those that survive, not those we plant.',
      ],
      [
        'العمل بين المكتب والموقع، ونتائجه تُرى بالعين.',
        'The work is split between office and site, and you can see its results.',
      ],
    ],
    duties: [
      [
        'قياس أثر المشاريع ومتابعة التراخيص البيئية',
        'Measure the impact of projects and manage environmental permits',
      ],
      ['أخذ عينات التربة والمياه وتحليل نتائجها', 'Take soil and water samples and analyse the results'],
      [
        'وضع خطط الري والتشجير',
        'Plan irrigation and planting',
        { as: ['Agricultural engineer', 'Environmental specialist'] },
      ],
      ['تدريب العاملين على الممارسات السليمة', 'Train workers in good practice'],
      ['إعداد تقارير الاستدامة', 'Prepare sustainability reports'],
    ],
    requirements: [
      ['بكالوريوس زراعة أو علوم بيئية', "Bachelor's degree in agriculture or environmental science"],
      ['معرفة بأنظمة البيئة في المملكة', 'Knowledge of Saudi environmental rules'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['مهارة في كتابة التقارير', 'Good report writing'],
    ],
  },
])
