import { rolesOf } from '../role.ts'

export const administrationRoles = rolesOf('administration', [
  {
    titles: [
      ['سكرتير تنفيذي', 'Executive secretary'],
      ['مساعد إداري', 'Administrative assistant'],
      ['سكرتير', 'Secretary'],
      ['موظف إداري', 'Administrative officer'],
    ],
    pay: [4500, 5500, 7500, 10500],
    week: 'office',
    remote: 'sometimes',
    employers: ['holding', 'law', 'consulting', 'hospital', 'school', 'building', 'property', 'energy'],
    experience: ['في الأعمال الإدارية', 'in office work'],
    about: [
      [
        'المكتب حلقة الوصل بين الإدارة والأقسام، ومن يعمل فيه يعرف الشركة كلها.',
        'This office links management with every department; whoever works here knows the whole company.',
      ],
      [
        'نبحث عمّن يرى الترتيب متعة لا عبئًا.',
        'We are looking for someone to whom order is a pleasure rather than a chore.',
      ],
      ['يوم العمل متنوع: اجتماعات وسفر ومراسلات وضيوف.', 'Days vary: meetings, travel, letters and guests.'],
    ],
    duties: [
      ['تنظيم المواعيد والاجتماعات وتدوين محاضرها', 'Arrange appointments and meetings and take minutes'],
      ['كتابة المراسلات ومتابعة الصادر والوارد', 'Write letters and track correspondence'],
      ['ترتيب السفر والحجوزات', 'Arrange travel and bookings'],
      ['أرشفة الملفات ورقيًا وإلكترونيًا', 'File documents on paper and electronically'],
      ['استقبال الضيوف والرد على المكالمات', 'Receive guests and answer calls'],
      ['متابعة طلبات المكتب ومصروفاته', 'Look after office supplies and expenses'],
      ['إعداد العروض والتقارير الدورية', 'Prepare presentations and regular reports'],
    ],
    requirements: [
      ['إجادة برامج أوفيس', 'Good Microsoft Office'],
      ['كتابة سليمة بالعربية والإنجليزية', 'Correct writing in Arabic and English'],
      ['سرية وأمانة', 'Discretion and honesty'],
      ['دبلوم أو بكالوريوس إدارة', "Diploma or bachelor's degree in administration"],
      ['تنظيم جيد للوقت', 'Good time management'],
    ],
  },
  {
    titles: [
      ['مدخل بيانات', 'Data entry clerk'],
      ['موظف أرشيف', 'Archive clerk'],
      ['موظف استقبال', 'Receptionist'],
      ['معقّب', 'Government relations officer'],
    ],
    pay: [4000, 4500, 5500, 7000],
    week: 'office',
    wage: 'daily',
    employers: ['holding', 'law', 'clinic', 'school', 'building', 'logistics', 'gym', 'beauty'],
    experience: ['في عمل مكتبي', 'in an office'],
    about: [
      [
        'عمل هادئ ومنظم، ومهامه معروفة من بداية الأسبوع.',
        'Calm, orderly work, with tasks known from the start of the week.',
      ],
      [
        'نحوّل أرشيفنا الورقي إلى إلكتروني، ونحتاج إلى يد دقيقة تساعدنا.',
        'We are turning our paper archive into an electronic one and need a careful hand.',
      ],
      [
        'من بدؤوا في هذا المكتب صاروا اليوم رؤساء أقسام.',
        'People who began in this office run departments today.',
      ],
    ],
    duties: [
      ['إدخال البيانات ومراجعتها', 'Enter and check data'],
      ['مسح المستندات وفهرستها', 'Scan and index documents'],
      ['استقبال الزوار وتوجيههم', 'Receive and direct visitors'],
      ['متابعة المعاملات على المنصات الحكومية', 'Follow transactions on government platforms'],
      ['تجهيز الملفات المطلوبة للأقسام', 'Prepare the files that departments ask for'],
    ],
    requirements: [
      ['سرعة ودقة في الطباعة', 'Fast and accurate typing'],
      ['معرفة بإكسل وورد', 'Knowledge of Excel and Word'],
      ['ثانوية عامة أو دبلوم', 'Secondary school or diploma'],
      [
        'معرفة بمنصات قوى ومقيم وأبشر أعمال ميزة إضافية',
        'Knowledge of Qiwa, Muqeem and Absher Business is a plus',
      ],
    ],
  },
  {
    titles: [
      ['مدير عمليات', 'Operations manager'],
      ['مدير فرع', 'Branch manager'],
      ['منسق مشاريع', 'Project coordinator'],
      ['مدير مشروع', 'Project manager'],
    ],
    pay: [8000, 10000, 14500, 22000],
    week: 'office',
    remote: 'sometimes',
    employers: ['holding', 'consulting', 'logistics', 'restaurant', 'property', 'tech', 'energy'],
    experience: ['في الإدارة والتشغيل', 'in management and operations'],
    about: [
      [
        'تقود الوظيفة التشغيل اليومي وتشارك في رسم خطة السنة المقبلة.',
        "The role runs daily operations and helps to shape next year's plan.",
      ],
      [
        'لدينا ثلاثة مشاريع تعمل معًا، وما ينقصها هو من يجمع خيوطها.',
        'Three projects run side by side; what they need is someone to hold the threads.',
      ],
    ],
    duties: [
      ['إعداد الخطط التشغيلية ومتابعة تنفيذها', 'Prepare operating plans and follow them through'],
      ['متابعة الميزانية وضبط المصروفات', 'Follow the budget and control spending'],
      ['قيادة الفرق وتحديد الأولويات', 'Lead teams and set priorities'],
      ['رفع تقارير الأداء إلى الإدارة العليا', 'Report performance to senior management'],
      ['تحسين الإجراءات وتوثيقها', 'Improve procedures and document them'],
      ['إدارة العلاقة مع العملاء والجهات ذات الصلة', 'Manage relations with clients and stakeholders'],
    ],
    requirements: [
      ['بكالوريوس إدارة أو هندسة', "Bachelor's degree in business or engineering"],
      ['شهادة PMP ميزة إضافية', 'PMP is a plus'],
      ['خبرة في قيادة الفرق', 'Experience in leading teams'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
    ],
  },
])
