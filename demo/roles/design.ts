import { rolesOf } from '../role.ts'

export const designRoles = rolesOf('design', [
  {
    titles: [
      ['مصمم جرافيك', 'Graphic designer'],
      ['مصمم هوية بصرية', 'Brand designer'],
      ['مصمم موشن جرافيك', 'Motion designer'],
    ],
    hasSeniorTitle: false,
    pay: [4800, 6000, 8500, 12500],
    week: 'office',
    remote: 'often',
    employers: ['marketing', 'retail', 'restaurant', 'tech', 'holding', 'property'],
    experience: ['في التصميم', 'in design'],
    about: [
      [
        'نعمل على هويات ومطبوعات وحملات لعملاء من قطاعات مختلفة، فلا مكان للملل.',
        'We design identities, print and campaigns for clients in many fields, so it never gets boring.',
        { at: ['marketing'] },
      ],
      [
        'نهتم بالخط العربي، ونبني التصميم عليه ولا نضيفه في آخره.',
        'We care about Arabic type: the design is built on it rather than finished with it.',
      ],
      [
        'الاستوديو هادئ ومضاء جيدًا، ولكل مصمم شاشتان وكرسي مريح.',
        'A quiet, well-lit studio with two screens and a good chair for every designer.',
        { at: ['marketing'], isRemote: false },
      ],
    ],
    duties: [
      ['تصميم منشورات التواصل والمطبوعات', 'Design social media posts and print'],
      ['تطوير الهويات البصرية وأدلتها', 'Develop visual identities and their guides'],
      ['تحويل الأفكار إلى مشاهد قصيرة متحركة', 'Turn ideas into short motion pieces'],
      ['تسليم الملفات جاهزة للطباعة والنشر', 'Deliver files ready for print and publication'],
      ['عرض الأفكار والأخذ بالملاحظات', 'Present ideas and work in the feedback'],
      ['المحافظة على الهوية في كل ما يُنشر', 'Keep the brand consistent in everything we publish'],
    ],
    requirements: [
      ['إجادة فوتوشوب وإليستريتور', 'Skilled in Photoshop and Illustrator'],
      ['معرفة بأفتر إفكتس أو بريمير ميزة إضافية', 'After Effects or Premiere Pro is a plus'],
      ['معرض أعمال حديث', 'A current portfolio', { isExperienced: true }],
      ['حس جيد بالخط العربي والألوان', 'A good sense of Arabic type and colour'],
      ['التزام بمواعيد التسليم', 'Reliable with deadlines'],
      ['تقبل للملاحظات', 'Open to feedback'],
    ],
  },
  {
    titles: [
      ['مصمم واجهات وتجربة مستخدم', 'UI/UX designer'],
      ['باحث تجربة مستخدم', 'UX researcher'],
      ['مصمم منتجات رقمية', 'Product designer'],
    ],
    hasSeniorTitle: false,
    pay: [7000, 9500, 14000, 20000],
    week: 'office',
    remote: 'often',
    employers: ['tech', 'bank', 'logistics', 'consulting'],
    experience: ['في تصميم المنتجات الرقمية', 'in digital product design'],
    about: [
      [
        'نصمم بالعربية أولًا، ومن اليمين إلى اليسار من أول رسمة.',
        'We design in Arabic first, right to left from the first sketch.',
      ],
      [
        'نجلس مع خمسة مستخدمين كل أسبوعين، ونعيد الرسم بناءً على ما نراه.',
        'We sit with five users every fortnight and redesign from what we see.',
        { isRemote: false },
      ],
      [
        'لدينا نظام تصميم متكامل، ومهمتك أن يبقى محدّثًا ومتسقًا.',
        'We have a mature design system; your task is to keep it alive and consistent.',
        { isExperienced: true },
      ],
    ],
    duties: [
      ['رسم رحلات المستخدم والنماذج الأولية', 'Map user journeys and build prototypes'],
      ['تصميم الشاشات على فيجما', 'Design screens in Figma'],
      ['إجراء المقابلات واختبارات قابلية الاستخدام', 'Run interviews and usability tests'],
      ['تطوير نظام التصميم وتوثيقه', 'Develop and document the design system'],
      ['العمل مع المطورين حتى الإطلاق', 'Work with developers through to release'],
      ['مراعاة سهولة الوصول لكل مستخدم', 'Make every screen accessible'],
    ],
    requirements: [
      ['معرض أعمال يشرح طريقة التفكير', 'A portfolio that explains your thinking', { isExperienced: true }],
      ['إتقان فيجما', 'Fluent in Figma'],
      ['فهم للواجهات العربية والإنجليزية', 'A good understanding of Arabic and English interfaces'],
      ['قدرة على دعم القرار بالدليل', 'Able to defend a decision with evidence'],
      ['فضول وحسن إنصات للمستخدم', 'Curious, and a good listener to users'],
    ],
  },
  {
    titles: [
      ['مصمم داخلي', 'Interior designer'],
      ['مصمم ثلاثي الأبعاد', '3D designer'],
      ['مهندس ديكور', 'Interior architect'],
    ],
    pay: [5500, 7000, 9500, 14000],
    week: 'office',
    employers: ['building', 'property', 'furniture', 'marketing'],
    experience: ['في التصميم الداخلي أو ما يشابهه', 'in interior design or similar'],
    about: [
      [
        'مشاريعنا بيوت ومقاهٍ ومعارض، ونتابع كل مشروع حتى تسليم المفتاح.',
        'We design homes, cafés and showrooms, and stay with each project until the keys are handed over.',
        { at: ['building', 'property', 'marketing'] },
      ],
      [
        'لدينا مكتبة خامات كبيرة وورشة تنفذ النماذج.',
        'We have a large library of materials and a workshop that builds samples.',
      ],
    ],
    duties: [
      ['إعداد المخططات واللوحات الفنية', 'Prepare plans and mood boards'],
      ['بناء المجسمات وإخراجها', 'Build and render models'],
      ['اختيار الخامات ومقارنة أسعارها', 'Choose materials and compare prices'],
      ['عرض التصميم على العميل', 'Present the design to the client'],
      ['متابعة التنفيذ في الموقع', 'Supervise the works on site'],
    ],
    requirements: [
      ['بكالوريوس في التخصص', "Bachelor's degree in the field"],
      ['إجادة أوتوكاد وثري دي ماكس أو ما يشابههما', 'Proficient in AutoCAD, 3ds Max or similar'],
      ['معرض أعمال', 'A portfolio', { isExperienced: true }],
      ['ذوق رفيع وحس عملي', 'Good taste and a practical mind'],
      ['لباقة في التعامل مع العملاء', 'A courteous manner with clients'],
    ],
  },
  {
    titles: [
      ['مصور', 'Photographer', { sells: false }],
      ['مونتير', 'Video editor', { sells: false, drivesCar: false }],
      ['مصور فيديو', 'Videographer', { sells: false }],
    ],
    pay: [4800, 6000, 8000, 11500],
    week: 'field',
    employers: ['marketing', 'property', 'retail', 'restaurant'],
    experience: ['في التصوير أو المونتاج', 'in photography or editing'],
    about: [
      [
        'نصور المطاعم والعقارات والفعاليات، ونسلّم خلال يومين.',
        'We shoot restaurants, property and events and deliver within two days.',
        { at: ['marketing'] },
      ],
      [
        'المعدات متوفرة لدينا، ومن يفضل كاميرته فأهلًا بها.',
        'We provide all the equipment, but you are welcome to use your own camera.',
      ],
      ['نريد صورًا تشبه المكان كما هو، بلا مبالغة.', 'We want pictures that show the place as it really is.'],
    ],
    duties: [
      ['تصوير المنتجات والمواقع', 'Photograph products and places'],
      ['مونتاج مقاطع قصيرة لمنصات التواصل', 'Edit short clips for social media'],
      ['ضبط الإضاءة والصوت', 'Set light and sound'],
      ['معالجة الألوان وتجهيز النسخ النهائية', 'Grade and export the final versions'],
      ['أرشفة المواد وتسميتها', 'Archive and name the material'],
    ],
    requirements: [
      ['إجادة بريمير ولايت روم أو ما يشابههما', 'Proficient in Premiere Pro, Lightroom or similar'],
      ['معرض أعمال حديث', 'A current portfolio', { isExperienced: true }],
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['عين تلتقط التفاصيل', 'An eye for detail'],
      ['التزام بمواعيد التسليم', 'Reliable with deadlines'],
    ],
  },
])
