import { rolesOf } from '../role.ts'

export const constructionRoles = rolesOf('construction', [
  {
    titles: [
      ['مهندس مدني', 'Civil engineer'],
      ['مهندس موقع', 'Site engineer'],
      ['مهندس كهرباء', 'Electrical engineer'],
      ['مهندس ميكانيكا', 'Mechanical engineer'],
      ['مهندس كميات', 'Quantity surveyor'],
      ['مهندس تخطيط', 'Planning engineer'],
    ],
    hasSeniorTitle: true,
    pay: [6500, 8500, 12500, 19000],
    week: 'site',
    employers: ['building', 'property', 'energy', 'engineering'],
    experience: ['في تنفيذ المشاريع', 'in project execution'],
    about: [
      [
        'المشروع مجمع سكني من أربعمئة وحدة، وقد أنجزنا منه الهيكل الإنشائي.',
        'The project is a housing complex of four hundred units, with the structure already complete.',
        { at: ['building', 'property'] },
      ],
      [
        'ننفذ مدرستين ومركزًا صحيًا، والتسليم خلال ثمانية عشر شهرًا.',
        'We are building two schools and a health centre, due in eighteen months.',
        { at: ['building'], isLasting: true },
      ],
      [
        'المكتب الهندسي في الموقع نفسه، وفيه عشرة مهندسين من تخصصات مختلفة.',
        'The engineering office is on site, with ten engineers from different disciplines.',
      ],
      [
        'نعمل مع استشاري معروف، والمخططات معتمدة والبرنامج الزمني واضح.',
        'We work with a well-known consultant; drawings are approved and the schedule is clear.',
        { at: ['building', 'property', 'energy'] },
      ],
    ],
    duties: [
      ['الإشراف على التنفيذ ومطابقته للمخططات', 'Supervise the works and check them against the drawings'],
      ['متابعة مقاولي الباطن وجداولهم', 'Monitor subcontractors and their schedules'],
      ['حصر الكميات وإعداد المستخلصات', 'Measure quantities and prepare payment certificates'],
      ['مراجعة المخططات التنفيذية قبل اعتمادها', 'Review shop drawings before approval'],
      ['إعداد التقرير اليومي والأسبوعي للموقع', 'Write daily and weekly site reports'],
      ['التأكد من تطبيق اشتراطات السلامة', 'Make sure that safety rules are followed'],
      [
        'التنسيق مع الاستشاري والبلدية',
        'Coordinate with the consultant and the municipality',
        { at: ['building', 'property', 'energy'] },
      ],
    ],
    requirements: [
      ['بكالوريوس هندسة في التخصص', "Bachelor's degree in the discipline"],
      ['عضوية سارية في الهيئة السعودية للمهندسين', 'Valid membership of the Saudi Council of Engineers'],
      ['إجادة AutoCAD، ويُفضّل Revit', 'Proficient in AutoCAD; Revit preferred'],
      ['معرفة بكود البناء السعودي', 'Knowledge of the Saudi Building Code'],
      ['معرفة ببرنامج بريمافيرا ميزة إضافية', 'Primavera is a plus'],
    ],
  },
  {
    titles: [
      ['كهربائي', 'Electrician'],
      ['سباك', 'Plumber'],
      ['لحّام', 'Welder', { at: ['building'] }],
      ['فني تكييف', 'HVAC technician'],
    ],
    pay: [3200, 3800, 4800, 6500],
    week: 'site',
    wage: 'daily',
    employers: ['building', 'property', 'cleaning', 'hotel', 'hospital'],
    experience: ['في المهنة', 'in the trade'],
    about: [
      [
        'مشاريعنا داخل المدينة، وحافلة الشركة تنقل الفريق كل صباح.',
        'Our projects are in the city, and a bus picks the team up every morning.',
        { at: ['building'] },
      ],
      [
        'المشروع طويل الأمد، وفيه عمل متصل لسنتين على الأقل.',
        'A long project with steady work for at least two years.',
        { at: ['building'], isLasting: true, week: 'whole' },
      ],
      ['نوفر العدة ومعدات الوقاية كاملة.', 'We provide all tools and protective equipment.'],
      [
        'نصون المبنى ومرافقه قبل أن تتعطل، فالعمل منظم والمفاجآت قليلة.',
        'We service buildings before things break, so work is planned and surprises are few.',
        { at: ['property', 'cleaning', 'hotel', 'hospital'] },
      ],
    ],
    duties: [
      [
        'تنفيذ الأعمال وفق المخططات وتعليمات المشرف',
        "Carry out work according to the drawings and the supervisor's instructions",
      ],
      ['فحص الأعطال وإصلاحها', 'Find and repair faults'],
      ['التمديد والتركيب والتشغيل التجريبي', 'Install, connect and test'],
      ['المحافظة على الأدوات والمواد', 'Look after tools and materials'],
      ['تسليم العمل نظيفًا وجاهزًا للفحص', 'Hand over clean work, ready for inspection'],
    ],
    requirements: [
      ['مهارة مثبتة في المهنة', 'Proven skill in the trade', { isExperienced: true }],
      ['شهادة اعتماد مهني ميزة إضافية', 'A professional accreditation is a plus'],
      ['التزام بالسلامة واستخدام معدات الوقاية', 'Follows safety rules and wears protective equipment'],
      ['قراءة المخططات البسيطة', 'Able to read simple drawings'],
      ['لياقة بدنية تناسب العمل الميداني', 'Physically fit for work on site'],
    ],
  },
  {
    titles: [
      ['مشرف موقع', 'Site supervisor'],
      ['مساح', 'Surveyor'],
      ['رسام أوتوكاد', 'AutoCAD draftsman'],
      ['مراقب عمال', 'Foreman'],
    ],
    pay: [5000, 6000, 7500, 10500],
    week: 'site',
    employers: ['building', 'property', 'energy'],
    experience: ['في مواقع الإنشاء', 'on construction sites'],
    about: [
      [
        'الموقع منظم، ومهندسوه يسمعون لأهل الخبرة.',
        'A well-run site where engineers listen to people with experience.',
      ],
      [
        'نحتاج إلى عين تلتقط الخطأ قبل أن يُصب عليه الإسمنت.',
        'We need someone who spots a mistake before the concrete covers it.',
      ],
    ],
    duties: [
      [
        'متابعة العمال وتوزيع المهام اليومية',
        'Supervise workers and assign daily tasks',
        { as: ['Site supervisor', 'Foreman'] },
      ],
      ['رفع المناسيب وتوقيع المحاور', 'Take levels and set out lines', { as: ['Surveyor'] }],
      [
        'تحديث الرسومات وفق ما نُفذ',
        'Keep as-built drawings up to date',
        { as: ['Surveyor', 'AutoCAD draftsman'] },
      ],
      [
        'طلب المواد ومتابعة توريدها',
        'Order materials and track deliveries',
        { as: ['Site supervisor', 'Foreman'] },
      ],
      [
        'توثيق سير العمل بالصور',
        'Document progress with photographs',
        { as: ['Site supervisor', 'Foreman', 'Surveyor'] },
      ],
      ['رسم المخططات التنفيذية وتعديلها', 'Draw and revise shop drawings', { as: ['AutoCAD draftsman'] }],
      [
        'حصر الكميات من المخططات',
        'Take off quantities from the drawings',
        { as: ['AutoCAD draftsman', 'Surveyor'] },
      ],
      ['مراجعة الأبعاد والمناسيب مع المهندس', 'Check dimensions and levels with the engineer'],
      [
        'أرشفة المخططات ونسخها',
        'File drawings and their revisions',
        { as: ['AutoCAD draftsman', 'Surveyor'] },
      ],
      [
        'التأكد من التزام العمال بالسلامة',
        'See that workers keep to safety rules',
        { as: ['Site supervisor', 'Foreman'] },
      ],
    ],
    requirements: [
      ['دبلوم فني في التخصص', 'Technical diploma in the field'],
      [
        'خبرة بأجهزة المساحة أو ببرنامج أوتوكاد',
        'Experience with survey instruments or AutoCAD',
        { as: ['Surveyor', 'AutoCAD draftsman'], isExperienced: true },
      ],
      ['قدرة على إدارة العمال', 'Able to manage crews', { as: ['Site supervisor', 'Foreman'] }],
      ['قراءة دقيقة للمخططات', 'Able to read drawings accurately'],
      ['التزام بالمواعيد', 'Reliable with deadlines'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
    ],
  },
  {
    titles: [
      ['نجار', 'Carpenter'],
      ['دهّان', 'Painter'],
      ['مبلّط', 'Tiler', { at: ['building', 'property'] }],
      ['فني جبس', 'Gypsum installer', { at: ['building', 'property'] }],
    ],
    pay: [3200, 3700, 4600, 6000],
    week: 'site',
    wage: 'daily',
    employers: ['building', 'property', 'hotel'],
    experience: ['في أعمال التشطيب', 'in finishing works'],
    about: [
      [
        'نشطب فللًا وشققًا بعناية، والعميل عندنا يرى النتيجة قبل أن يدفع آخر دفعة.',
        'We finish villas and flats with care, and clients see the result before they make the last payment.',
        { at: ['building', 'property'] },
      ],
      [
        'العمل مع فريق تشطيب ثابت من ثمانية أشخاص، من مشروع إلى مشروع بلا انقطاع.',
        'You will work in a regular crew of eight, going from one project straight to the next.',
        { at: ['building', 'property'], isLasting: true, week: 'whole' },
      ],
      [
        'نوفر العدة والمواد ومعدات الوقاية، ونفسح المجال لمن له لمسته الخاصة.',
        'We provide tools, materials and protective equipment, and welcome craftsmanship.',
      ],
    ],
    duties: [
      ['تجهيز الأسطح وأخذ القياسات', 'Prepare surfaces and take measurements'],
      ['تنفيذ التشطيب وفق العينة المعتمدة', 'Finish the work to the approved sample'],
      ['معالجة العيوب قبل التسليم', 'Repair defects before handover'],
      ['المحافظة على الأدوات والمواد', 'Look after tools and materials'],
      ['ترك المكان نظيفًا في نهاية اليوم', 'Leave the place clean at the end of the day'],
    ],
    requirements: [
      ['مهارة مثبتة في المهنة', 'Proven skill in the trade', { isExperienced: true }],
      ['دقة في القياس والتنفيذ', 'Precise measuring and finishing'],
      ['التزام بالسلامة واستخدام معدات الوقاية', 'Follows safety rules and wears protective equipment'],
      ['صور لأعمال سابقة إن وُجدت', 'Photos of past work, if you have any', { isExperienced: true }],
      ['لياقة بدنية تناسب العمل الميداني', 'Physically fit for work on site'],
    ],
  },
])
