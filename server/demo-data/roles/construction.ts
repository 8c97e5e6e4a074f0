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
    employers: ['building', 'property', 'energy', 'consulting'],
    experience: ['في تنفيذ المشاريع', 'in project execution'],
    about: [
      [
        'المشروع مجمع سكني من أربعمئة وحدة، وقد أنجزنا منه الهيكل الإنشائي.',
        'The project is a housing complex of four hundred units, with the structure already complete.',
      ],
      [
        'ننفذ مدرستين ومركزًا صحيًا، والتسليم خلال ثمانية عشر شهرًا.',
        'We are building two schools and a health centre, due in eighteen months.',
      ],
      [
        'المكتب الهندسي في الموقع نفسه، وفيه عشرة مهندسين من تخصصات مختلفة.',
        'The engineering office is on the site itself, with ten engineers of different disciplines.',
      ],
      [
        'نعمل مع استشاري معروف، والمخططات معتمدة والبرنامج الزمني واضح.',
        'We work with a well-known consultant; drawings are approved and the schedule is clear.',
      ],
    ],
    duties: [
      ['الإشراف على التنفيذ ومطابقته للمخططات', 'Supervise the works and check them against the drawings'],
      ['متابعة مقاولي الباطن وجداولهم', 'Follow subcontractors and their schedules'],
      ['حصر الكميات وإعداد المستخلصات', 'Measure quantities and prepare payment certificates'],
      ['مراجعة المخططات التنفيذية قبل اعتمادها', 'Review shop drawings before approval'],
      ['إعداد التقرير اليومي والأسبوعي للموقع', 'Write daily and weekly site reports'],
      ['التأكد من تطبيق اشتراطات السلامة', 'See that safety rules are kept'],
      ['التنسيق مع الاستشاري والبلدية', 'Coordinate with the consultant and the municipality'],
    ],
    requirements: [
      ['بكالوريوس هندسة في التخصص', "Bachelor's degree in the discipline"],
      ['عضوية سارية في الهيئة السعودية للمهندسين', 'Valid membership of the Saudi Council of Engineers'],
      ['إجادة AutoCAD، ويُفضّل Revit', 'Good AutoCAD; Revit preferred'],
      ['معرفة بكود البناء السعودي', 'Knowledge of the Saudi Building Code'],
      ['معرفة ببرنامج بريمافيرا ميزة إضافية', 'Primavera is a plus'],
    ],
  },
  {
    titles: [
      ['كهربائي', 'Electrician'],
      ['سباك', 'Plumber'],
      ['لحّام', 'Welder'],
      ['فني تكييف', 'HVAC technician'],
    ],
    pay: [3200, 3800, 4800, 6500],
    week: 'site',
    wage: 'daily',
    employers: ['building', 'property', 'cleaning', 'hotel', 'hospital'],
    experience: ['في المهنة', 'in the trade'],
    about: [
      [
        'العمل في مشاريع داخل المدينة، وننقل الفريق من نقطة تجمع كل صباح.',
        'The projects are inside the city, and a bus takes the team from a meeting point every morning.',
      ],
      [
        'المشروع طويل الأمد، وفيه عمل متصل لسنتين على الأقل.',
        'It is a long project, with steady work for at least two years.',
      ],
      ['نوفر العدة ومعدات الوقاية كاملة.', 'We provide all tools and protective equipment.'],
    ],
    duties: [
      [
        'تنفيذ الأعمال وفق المخططات وتعليمات المشرف',
        "Carry out the work to the drawings and the supervisor's instructions",
      ],
      ['فحص الأعطال وإصلاحها', 'Find and repair faults'],
      ['التمديد والتركيب والتشغيل التجريبي', 'Lay, install and test'],
      ['المحافظة على الأدوات والمواد', 'Look after tools and materials'],
      ['تسليم العمل نظيفًا وجاهزًا للفحص', 'Hand over clean work, ready for inspection'],
    ],
    requirements: [
      ['مهارة مثبتة في المهنة', 'Proven skill in the trade'],
      ['شهادة اعتماد مهني ميزة إضافية', 'A professional accreditation is a plus'],
      ['التزام بالسلامة واستخدام معدات الوقاية', 'Respect for safety and protective equipment'],
      ['قراءة المخططات البسيطة', 'Able to read simple drawings'],
      ['لياقة تناسب العمل الميداني', 'Fit for work on site'],
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
        'الموقع منظم ويومياته موثقة، والمهندسون فيه يسمعون لأهل الخبرة.',
        'A well-kept site with a documented diary, where engineers listen to people of experience.',
      ],
      [
        'نحتاج إلى عين تلتقط الخطأ قبل أن يُصب عليه الإسمنت.',
        'We need an eye that spots a mistake before the concrete is poured over it.',
      ],
    ],
    duties: [
      ['متابعة العمال وتوزيع المهام اليومية', 'Guide workers and assign daily tasks'],
      ['رفع المناسيب وتوقيع المحاور', 'Take levels and set out axes'],
      ['تحديث الرسومات وفق ما نُفذ', 'Update drawings as built'],
      ['طلب المواد ومتابعة توريدها', 'Order materials and follow delivery'],
      ['توثيق سير العمل بالصور', 'Document progress with photographs'],
    ],
    requirements: [
      ['دبلوم فني في التخصص', 'Technical diploma in the field'],
      ['خبرة بأجهزة المساحة أو ببرنامج أوتوكاد', 'Experience with survey instruments or AutoCAD'],
      ['قدرة على إدارة فرق العمل', 'Able to manage crews'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
    ],
  },
  {
    titles: [
      ['نجار', 'Carpenter'],
      ['دهّان', 'Painter'],
      ['مبلّط', 'Tiler'],
      ['فني جبس', 'Gypsum installer'],
    ],
    pay: [3200, 3700, 4600, 6000],
    week: 'site',
    wage: 'daily',
    employers: ['building', 'property', 'hotel'],
    experience: ['في أعمال التشطيب', 'in finishing works'],
    about: [
      [
        'نشطب فللًا وشققًا بعناية، والعميل عندنا يرى النتيجة قبل أن يدفع آخر دفعة.',
        'We finish villas and flats with care; clients see the result before the last payment.',
      ],
      [
        'العمل مع فريق تشطيب ثابت من ثمانية أشخاص، ومشروع بعد مشروع بلا انقطاع.',
        'You will work in a steady crew of eight, from one project to the next without a gap.',
      ],
      [
        'نوفر العدة والمواد ومعدات الوقاية، ومن له لمسة خاصة نعطيه المساحة.',
        'We provide tools, materials and protective equipment, and give room to anyone with a touch of their own.',
      ],
    ],
    duties: [
      ['تجهيز الأسطح وأخذ القياسات', 'Prepare surfaces and take measurements'],
      ['تنفيذ التشطيب وفق العينة المعتمدة', 'Finish to the approved sample'],
      ['معالجة العيوب قبل التسليم', 'Mend defects before handing over'],
      ['المحافظة على الأدوات والمواد', 'Look after tools and materials'],
      ['ترك المكان نظيفًا في نهاية اليوم', 'Leave the place clean at the end of the day'],
    ],
    requirements: [
      ['مهارة مثبتة في المهنة', 'Proven skill in the trade'],
      ['دقة في القياس والتنفيذ', 'Exact measuring and work'],
      ['التزام بالسلامة واستخدام معدات الوقاية', 'Respect for safety and protective equipment'],
      ['صور لأعمال سابقة إن وُجدت', 'Pictures of past work, if you have any'],
      ['لياقة تناسب العمل الميداني', 'Fit for work on site'],
    ],
  },
])
