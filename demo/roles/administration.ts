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
        'The office connects management with every department, so you get to know the whole company.',
      ],
      ['نبحث عمّن يرى الترتيب متعة لا عبئًا.', 'We are looking for someone who enjoys keeping things in order.'],
      [
        'يوم العمل متنوع: اجتماعات وسفر ومراسلات وضيوف.',
        'No two days are alike: meetings, travel, letters and guests.',
        { isRemote: false },
      ],
    ],
    duties: [
      ['تنظيم المواعيد والاجتماعات وتدوين محاضرها', 'Arrange appointments and meetings and take minutes'],
      ['كتابة المراسلات ومتابعة الصادر والوارد', 'Write letters and track correspondence'],
      ['ترتيب السفر والحجوزات', 'Arrange travel and bookings'],
      ['أرشفة الملفات ورقيًا وإلكترونيًا', 'File documents on paper and electronically', { isRemote: false }],
      ['استقبال الضيوف والرد على المكالمات', 'Receive guests and answer calls', { isRemote: false }],
      ['متابعة طلبات المكتب ومصروفاته', 'Look after office supplies and expenses', { isRemote: false }],
      ['إعداد العروض والتقارير الدورية', 'Prepare presentations and regular reports'],
    ],
    requirements: [
      ['إجادة برامج أوفيس', 'Confident with Microsoft Office'],
      ['كتابة سليمة بالعربية والإنجليزية', 'Error-free writing in Arabic and English'],
      ['كتمان وأمانة', 'Discretion and honesty'],
      ['دبلوم أو بكالوريوس إدارة', "Diploma or bachelor's degree in administration"],
      ['تنظيم جيد للوقت', 'Good time management'],
    ],
  },
  {
    titles: [
      ['مدخل بيانات', 'Data entry clerk', { at: ['holding', 'law', 'building', 'logistics', 'clinic'] }],
      ['موظف أرشيف', 'Archive clerk', { at: ['holding', 'law', 'building', 'school'] }],
      [
        'موظف استقبال',
        'Receptionist',
        {
          at: ['clinic', 'dental', 'gym', 'beauty', 'law', 'holding', 'school', 'kindergarten'],
          worksAtDesk: false,
        },
      ],
      ['معقّب', 'Government relations officer', { at: ['holding', 'building', 'logistics', 'school'] }],
    ],
    pay: [4000, 4500, 5500, 7000],
    week: 'office',
    wage: 'daily',
    employers: [
      'holding',
      'law',
      'clinic',
      'school',
      'building',
      'logistics',
      'gym',
      'beauty',
      'dental',
      'kindergarten',
    ],
    experience: ['في عمل مكتبي', 'in an office'],
    about: [
      [
        'عمل هادئ ومنظم، ومهامه معروفة من بداية الأسبوع.',
        'Calm, orderly work, with tasks known from the start of the week.',
        { as: ['Data entry clerk', 'Archive clerk'] },
      ],
      [
        'نحوّل أرشيفنا الورقي إلى إلكتروني، ونحتاج إلى يد دقيقة تساعدنا.',
        'We are turning our paper archive into an electronic one and need a careful hand.',
        { as: ['Data entry clerk', 'Archive clerk'] },
      ],
      [
        'فريق صغير يعرف فيه كل واحد ما عليه، ومن سأل وجد من يجيبه.',
        'A small team where everyone knows their part and questions get an answer.',
      ],
      [
        'من بدؤوا في هذا المكتب صاروا اليوم رؤساء أقسام.',
        'People who started in this office now head departments.',
        { hasPast: true },
      ],
    ],
    duties: [
      [
        'إدخال البيانات ومراجعتها',
        'Enter and check data',
        { as: ['Data entry clerk', 'Archive clerk', 'Government relations officer'] },
      ],
      ['مسح المستندات وفهرستها', 'Scan and index documents', { as: ['Data entry clerk', 'Archive clerk'] }],
      ['استقبال الزوار وتوجيههم', 'Receive and direct visitors', { as: ['Receptionist'] }],
      [
        'الرد على المكالمات والرسائل وتحويلها',
        'Answer calls and messages and pass them on',
        { as: ['Receptionist'] },
      ],
      ['حجز المواعيد وتأكيدها', 'Book and confirm appointments', { as: ['Receptionist'] }],
      ['ترتيب منطقة الاستقبال والعناية بها', 'Keep the reception area tidy', { as: ['Receptionist'] }],
      [
        'إنجاز المعاملات على المنصات الحكومية ومتابعتها',
        'Handle applications on government platforms',
        { as: ['Government relations officer'] },
      ],
      [
        'تجديد الرخص والسجلات قبل انتهائها',
        'Renew licences and registrations before they run out',
        { as: ['Government relations officer'] },
      ],
      [
        'مراجعة الجهات الحكومية عند الحاجة',
        'Visit government offices when needed',
        { as: ['Government relations officer'] },
      ],
      [
        'تجهيز الملفات المطلوبة للأقسام',
        'Prepare the files that departments ask for',
        { as: ['Data entry clerk', 'Archive clerk', 'Government relations officer'] },
      ],
      [
        'تسمية الملفات وترتيبها بنظام واحد',
        'Name and order files in one consistent way',
        { as: ['Data entry clerk', 'Archive clerk'] },
      ],
      ['حماية بيانات العملاء والموظفين', 'Keep customer and staff data safe'],
    ],
    requirements: [
      ['سرعة ودقة في الطباعة', 'Fast and accurate typing'],
      ['معرفة بإكسل وورد', 'Knowledge of Excel and Word'],
      ['ثانوية عامة أو دبلوم', 'Secondary school or diploma'],
      ['لباقة وحسن إنصات', 'A courteous manner and a good listener'],
      [
        'معرفة بمنصات قوى ومقيم وأبشر أعمال ميزة إضافية',
        'Knowledge of Qiwa, Muqeem and Absher Business is a plus',
        { as: ['Government relations officer', 'Data entry clerk'] },
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
        'ستدير التشغيل اليومي وتشارك في وضع خطة السنة المقبلة.',
        "You run daily operations and help to shape next year's plan.",
        { as: ['Operations manager', 'Branch manager'] },
      ],
      [
        'لدينا ثلاثة مشاريع تسير معًا، وينقصها من يجمع خيوطها.',
        'Three projects run side by side, and we need someone to keep them together.',
        { as: ['Project coordinator', 'Project manager'] },
      ],
    ],
    duties: [
      ['إعداد الخطط التشغيلية ومتابعة تنفيذها', 'Prepare operating plans and see them through'],
      ['متابعة الميزانية وضبط المصروفات', 'Track the budget and control spending'],
      ['قيادة الفرق وتحديد الأولويات', 'Lead teams and set priorities', { leads: true }],
      ['رفع تقارير الأداء إلى الإدارة العليا', 'Report on performance to senior management'],
      ['تحسين الإجراءات وتوثيقها', 'Improve procedures and document them'],
      ['إدارة العلاقة مع العملاء والشركاء', 'Manage relations with clients and stakeholders'],
      [
        'متابعة الجداول الزمنية وتذليل العقبات',
        'Keep schedules on track and clear obstacles',
        { as: ['Project coordinator', 'Project manager'] },
      ],
    ],
    requirements: [
      ['بكالوريوس إدارة أو هندسة', "Bachelor's degree in business or engineering"],
      ['شهادة PMP ميزة إضافية', 'PMP is a plus', { as: ['Project coordinator', 'Project manager'] }],
      ['خبرة في قيادة الفرق', 'Experience in leading teams', { leads: true, isExperienced: true }],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['تنظيم جيد للوقت والأولويات', 'Good at managing time and priorities'],
    ],
  },
])
