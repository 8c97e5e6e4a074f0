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
        'We make identities, print and campaigns for clients in many fields, so boredom has no place here.',
      ],
      [
        'نهتم بالخط العربي، ونبني التصميم عليه لا نضيفه في النهاية.',
        'We care about Arabic type and build the design on it instead of adding it at the end.',
      ],
      [
        'الاستوديو هادئ ومضاء جيدًا، ولكل مصمم شاشتان وكرسي مريح.',
        'A quiet, well-lit studio with two screens and a good chair for every designer.',
      ],
    ],
    duties: [
      ['تصميم منشورات التواصل والمطبوعات', 'Design social media posts and print'],
      ['تطوير الهويات البصرية وأدلتها', 'Develop visual identities and their guides'],
      ['تحويل الأفكار إلى مشاهد قصيرة متحركة', 'Turn ideas into short motion pieces'],
      ['تسليم الملفات جاهزة للطباعة والنشر', 'Deliver files ready for print and publication'],
      ['عرض الأفكار على العميل والأخذ بملاحظاته', 'Present ideas to clients and take in their remarks'],
    ],
    requirements: [
      ['إجادة فوتوشوب وإليستريتور', 'Skilled in Photoshop and Illustrator'],
      ['معرفة بأفتر إفكتس أو بريمير ميزة إضافية', 'After Effects or Premiere Pro is a plus'],
      ['معرض أعمال حديث', 'A current portfolio'],
      ['حس جيد بالخط العربي والألوان', 'A good sense of Arabic type and colour'],
      ['التزام بمواعيد التسليم', 'Respect for deadlines'],
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
        'We sit with five users every fortnight and redraw from what we see.',
      ],
      [
        'لدينا نظام تصميم ناضج، ومهمتك أن يبقى حيًا ومتسقًا.',
        'We have a mature design system; your task is to keep it alive and consistent.',
      ],
    ],
    duties: [
      ['رسم رحلات المستخدم والنماذج الأولية', 'Draw user journeys and prototypes'],
      ['تصميم الشاشات على فيجما', 'Design screens in Figma'],
      ['إجراء المقابلات واختبارات قابلية الاستخدام', 'Hold interviews and usability tests'],
      ['تطوير نظام التصميم وتوثيقه', 'Develop and document the design system'],
      ['العمل مع المطورين حتى الإطلاق', 'Work with developers through to release'],
      ['مراعاة سهولة الوصول لكل مستخدم', 'Make every screen accessible'],
    ],
    requirements: [
      ['معرض أعمال يشرح طريقة التفكير', 'A portfolio that explains your thinking'],
      ['إتقان فيجما', 'Fluent in Figma'],
      ['فهم للواجهات العربية والإنجليزية', 'Understanding of Arabic and English interfaces'],
      ['قدرة على الدفاع عن القرار بالدليل', 'Able to defend a decision with evidence'],
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
    employers: ['building', 'property', 'retail', 'marketing'],
    experience: ['في التصميم الداخلي أو ما يشابهه', 'in interior design or similar'],
    about: [
      [
        'مشاريعنا بيوت ومقاهٍ ومعارض، ونتابع كل مشروع حتى تسليم المفتاح.',
        'We design homes, cafés and showrooms and follow each one until the keys are handed over.',
      ],
      [
        'لدينا مكتبة خامات كبيرة وورشة تنفذ النماذج.',
        'We keep a large library of materials and a workshop that builds samples.',
      ],
    ],
    duties: [
      ['إعداد المخططات واللوحات الفنية', 'Prepare plans and mood boards'],
      ['بناء المجسمات وإخراجها', 'Build and render models'],
      ['اختيار الخامات ومقارنة أسعارها', 'Choose materials and compare prices'],
      ['عرض التصميم على العميل', 'Present the design to the client'],
      ['متابعة التنفيذ في الموقع', 'Follow the works on site'],
    ],
    requirements: [
      ['بكالوريوس في التخصص', "Bachelor's degree in the field"],
      ['إجادة أوتوكاد وثري دي ماكس أو ما يشابههما', 'AutoCAD, 3ds Max or similar'],
      ['معرض أعمال', 'A portfolio'],
      ['ذوق رفيع وحس عملي', 'Good taste and a practical mind'],
    ],
  },
  {
    titles: [
      ['مصور', 'Photographer'],
      ['مونتير', 'Video editor'],
      ['مصور فيديو', 'Videographer'],
    ],
    pay: [4800, 6000, 8000, 11500],
    week: 'field',
    employers: ['marketing', 'retail', 'restaurant', 'property'],
    experience: ['في التصوير أو المونتاج', 'in photography or editing'],
    about: [
      [
        'نصور المطاعم والعقارات والفعاليات، ونسلّم خلال يومين.',
        'We shoot restaurants, property and events and deliver within two days.',
      ],
      [
        'المعدات متوفرة في الاستوديو، ومن يفضل كاميرته فأهلًا بها.',
        'The studio has the equipment; if you prefer your own camera, bring it along.',
      ],
    ],
    duties: [
      ['تصوير المنتجات والمواقع', 'Photograph products and places'],
      ['مونتاج مقاطع قصيرة لمنصات التواصل', 'Edit short clips for social media'],
      ['ضبط الإضاءة والصوت', 'Set light and sound'],
      ['معالجة الألوان وتجهيز النسخ النهائية', 'Grade and export the final versions'],
      ['أرشفة المواد وتسميتها', 'Archive and name the material'],
    ],
    requirements: [
      ['إجادة بريمير ولايت روم أو ما يشابههما', 'Premiere Pro, Lightroom or similar'],
      ['معرض أعمال حديث', 'A current portfolio'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['عين تلتقط التفاصيل', 'An eye for detail'],
    ],
  },
])
