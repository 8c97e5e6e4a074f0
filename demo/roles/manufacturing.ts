import { rolesOf } from '../role.ts'

export const manufacturingRoles = rolesOf('manufacturing', [
  {
    titles: [
      ['عامل إنتاج', 'Production worker'],
      ['مشغل آلات', 'Machine operator'],
      ['عامل تعبئة وتغليف', 'Packaging worker'],
      ['مشغل CNC', 'CNC operator', { at: ['factory'] }],
    ],
    pay: [3200, 3600, 4500, 6000],
    week: 'shifts',
    wage: 'daily',
    employers: ['factory', 'farm'],
    experience: ['في المصانع', 'in factories'],
    about: [
      [
        'يعمل المصنع بثلاثة خطوط وثلاث ورديات.',
        'The factory runs three lines in three shifts.',
        { at: ['factory'] },
      ],
      [
        'الخط جديد ومعظم خطواته آلية، ومهمتك متابعته وتزويده بالمواد.',
        'The line is new and mostly automatic; you keep it supplied and running.',
      ],
      [
        'سجلنا 400 يوم بلا إصابة، ونريد أن نضاعفها.',
        'We have worked 400 days without an injury and want to double that.',
        { hasPast: true },
      ],
    ],
    duties: [
      ['تشغيل الآلة ومراقبة قراءاتها', 'Run the machine and monitor its readings'],
      ['تغذية الخط بالمواد الخام', 'Load raw materials onto the line'],
      ['فحص عينات من المنتج كل ساعة', 'Check product samples every hour'],
      ['تعبئة المنتج وتغليفه ووضع بياناته', 'Pack and label the product'],
      ['تنظيف موقع العمل في نهاية الوردية', 'Clean the workplace at the end of the shift'],
      ['تسجيل الكميات والتوقفات', 'Record quantities and stoppages'],
    ],
    requirements: [
      ['لياقة بدنية تناسب العمل وقوفًا', 'Able to work standing'],
      ['التزام بتعليمات السلامة والجودة', 'Follows safety and quality rules'],
      ['استعداد للعمل بالورديات', 'Willing to work shifts'],
      ['القدرة على قراءة تعليمات العمل', 'Able to read work instructions'],
    ],
  },
  {
    titles: [
      ['فني صيانة', 'Maintenance technician'],
      ['فني كهرباء صناعية', 'Industrial electrician', { at: ['factory', 'energy'] }],
      ['فني ميكانيكا', 'Mechanical technician'],
      ['مراقب جودة', 'Quality controller', { at: ['factory'] }],
    ],
    pay: [4200, 5000, 6500, 9000],
    week: 'shifts',
    employers: ['factory', 'energy', 'logistics'],
    experience: ['في الصيانة أو الجودة', 'in maintenance or quality'],
    about: [
      [
        'ورشتنا مجهزة بأجهزة فحص حديثة، وقطع الغيار متوفرة في المخزن.',
        'Our workshop has modern test equipment, and spare parts are in stock.',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
      [
        'رأي مراقب الجودة عندنا نهائي، ولا يخرج منتج قبل توقيعه.',
        'The quality controller has the last word: no product leaves without their signature.',
        { as: ['Quality controller'] },
      ],
      [
        'نعتمد الصيانة الوقائية، فالأعطال المفاجئة قليلة.',
        'We rely on preventive maintenance, so breakdowns are rare.',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
    ],
    duties: [
      [
        'تنفيذ جدول الصيانة الوقائية',
        'Carry out the preventive maintenance schedule',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
      [
        'تشخيص الأعطال وإصلاحها',
        'Diagnose and repair faults',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
      [
        'فحص المنتجات ومطابقتها للمواصفات',
        'Inspect products against specifications',
        { as: ['Quality controller'] },
      ],
      ['سحب العينات وقياسها', 'Take and measure samples', { as: ['Quality controller'] }],
      [
        'عزل المنتجات غير المطابقة وتسجيل أسبابها',
        'Set aside faulty products and record the causes',
        { as: ['Quality controller'] },
      ],
      ['إعداد تقرير الجودة اليومي', 'Write the daily quality report', { as: ['Quality controller'] }],
      [
        'توثيق الأعمال في نظام الصيانة',
        'Document work in the maintenance system',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
      [
        'طلب قطع الغيار ومتابعتها',
        'Order spare parts and track deliveries',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
      [
        'تدريب المشغلين على العناية اليومية',
        'Train operators in daily care',
        {
          as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'],
          isExperienced: true,
        },
      ],
    ],
    requirements: [
      ['دبلوم فني في التخصص', 'Technical diploma in the field'],
      [
        'قراءة المخططات الكهربائية أو الميكانيكية',
        'Able to read electrical or mechanical drawings',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
      ['معرفة بأدوات القياس', 'Knowledge of measuring tools'],
      ['دقة في التسجيل', 'Accurate record-keeping'],
      ['التزام بتعليمات السلامة', 'Follows safety rules'],
      [
        'استعداد للمناوبة عند الطوارئ',
        'Willing to be on call in emergencies',
        { as: ['Maintenance technician', 'Industrial electrician', 'Mechanical technician'] },
      ],
    ],
  },
  {
    titles: [
      ['مهندس إنتاج', 'Production engineer', { at: ['factory'] }],
      ['مهندس صيانة', 'Maintenance engineer'],
      ['مهندس جودة', 'Quality engineer'],
      ['مهندس كيميائي', 'Chemical engineer'],
      ['مشرف إنتاج', 'Production supervisor', { at: ['factory'] }],
    ],
    hasSeniorTitle: true,
    pay: [7000, 9000, 12500, 18500],
    week: 'site',
    employers: ['factory', 'energy'],
    experience: ['في الصناعة', 'in industry'],
    about: [
      [
        'المصنع يصدّر إلى ست دول، ويزوره عملاؤه كل شهر.',
        'The plant exports to six countries, and customers visit it every month.',
        { at: ['factory'] },
      ],
      [
        'نضيف خطًا جديدًا هذا العام، والمشاركة في تشغيله فرصة نادرة.',
        'We are adding a new line this year: a rare chance to help start one up.',
        { at: ['factory'] },
      ],
      [
        'فرق التحسين المستمر تجتمع كل أسبوع، وأفكارها تُنفذ فعلًا.',
        'Improvement teams meet every week, and their ideas do get carried out.',
      ],
    ],
    duties: [
      ['متابعة مؤشرات الإنتاج وتحسين الكفاءة', 'Monitor production indicators and raise efficiency'],
      ['تقليل الفاقد والتوقفات', 'Reduce waste and stoppages'],
      ['إعداد إجراءات التشغيل القياسية', 'Write standard operating procedures'],
      ['تحليل أسباب الأعطال الجذرية', 'Analyse the root causes of breakdowns'],
      ['قيادة فريق الوردية', 'Lead the shift team', { leads: true }],
      ['تطبيق أنظمة الجودة والسلامة', 'Apply quality and safety systems'],
    ],
    requirements: [
      ['بكالوريوس هندسة في التخصص', "Bachelor's degree in engineering"],
      ['عضوية الهيئة السعودية للمهندسين', 'Membership of the Saudi Council of Engineers'],
      ['معرفة بمنهجية لين أو ستة سيجما', 'Knowledge of Lean or Six Sigma'],
      ['معرفة بمعايير ISO 9001', 'Knowledge of ISO 9001'],
      ['إنجليزية جيدة', 'Good English'],
    ],
  },
  {
    titles: [
      ['ميكانيكي سيارات', 'Car mechanic'],
      ['كهربائي سيارات', 'Auto electrician'],
      ['فني سمكرة ودهان', 'Body shop technician'],
    ],
    pay: [4000, 4800, 6200, 8500],
    week: 'split',
    employers: ['workshop', 'logistics'],
    experience: ['في ورش السيارات', 'in car workshops'],
    about: [
      [
        'ورشتنا مكيفة ومجهزة بأجهزة فحص لكل الأنواع، وقطع الغيار في المخزن.',
        'An air-conditioned workshop with test equipment for every make and spare parts in stock.',
      ],
      [
        'زبائننا يعودون لأننا نصلح العطل من أول مرة ونشرح ما فعلنا.',
        'Customers come back because we fix the fault the first time and explain what we did.',
        { at: ['workshop'], hasPast: true },
      ],
      [
        'نصون أسطولنا بأنفسنا، وكل مركبة لها سجل صيانة واضح.',
        'We service our own fleet, and every vehicle has a clear service history.',
        { at: ['logistics'] },
      ],
    ],
    duties: [
      ['فحص السيارة بالحاسب وتحديد العطل', 'Run diagnostics and find the fault'],
      ['تنفيذ الإصلاح وفق أمر العمل', 'Carry out repairs according to the job card'],
      ['تجربة السيارة قبل تسليمها', 'Test-drive the car before handover'],
      ['تسجيل القطع المستخدمة وساعات العمل', 'Record parts and hours'],
      ['شرح ما أُصلح بلغة بسيطة', 'Explain the repair in plain words'],
    ],
    requirements: [
      ['دبلوم ميكانيكا أو كهرباء سيارات', 'Diploma in automotive mechanics or electrics'],
      ['خبرة بأجهزة الفحص', 'Experience with diagnostic tools', { isExperienced: true }],
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['أمانة ونظافة في العمل', 'Honest, clean work'],
      ['التزام بتعليمات السلامة', 'Follows safety rules'],
    ],
  },
])
