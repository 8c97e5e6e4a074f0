import { rolesOf } from '../role.ts'

export const manufacturingRoles = rolesOf('manufacturing', [
  {
    titles: [
      ['عامل إنتاج', 'Production worker'],
      ['مشغل آلات', 'Machine operator'],
      ['عامل تعبئة وتغليف', 'Packaging worker'],
      ['مشغل CNC', 'CNC operator'],
    ],
    pay: [3200, 3600, 4500, 6000],
    week: 'shifts',
    wage: 'daily',
    employers: ['factory', 'farm'],
    experience: ['في المصانع', 'in factories'],
    about: [
      [
        'المصنع ينتج الأغذية المعلبة بثلاثة خطوط، ويعمل بثلاث ورديات.',
        'The factory packs food on three lines, in three shifts.',
      ],
      [
        'الخط جديد ومعظم خطواته آلية، ومهمتك مراقبته وتغذيته بالمواد.',
        'The line is new and mostly automatic; your task is to watch it and feed it.',
      ],
      [
        'سجلنا 400 يوم بلا إصابة، ونريد أن نضاعفها.',
        'We have worked 400 days without an injury and mean to double that.',
      ],
    ],
    duties: [
      ['تشغيل الآلة ومراقبة قراءاتها', 'Run the machine and watch its readings'],
      ['تغذية الخط بالمواد الخام', 'Feed the line with raw materials'],
      ['فحص عينات من المنتج كل ساعة', 'Check product samples every hour'],
      ['تعبئة المنتج وتغليفه ووضع بياناته', 'Pack and label the product'],
      ['تنظيف موقع العمل في نهاية الوردية', 'Clean the workplace at the end of the shift'],
      ['تسجيل الكميات والتوقفات', 'Record quantities and stoppages'],
    ],
    requirements: [
      ['لياقة تناسب العمل واقفًا', 'Fit for work on your feet'],
      ['التزام بتعليمات السلامة والجودة', 'Respect for safety and quality rules'],
      ['استعداد للعمل بالورديات', 'Willing to work shifts'],
      ['شهادة صحية لمصانع الأغذية', 'Health card for food factories'],
    ],
  },
  {
    titles: [
      ['فني صيانة', 'Maintenance technician'],
      ['فني كهرباء صناعية', 'Industrial electrician'],
      ['فني ميكانيكا', 'Mechanical technician'],
      ['مراقب جودة', 'Quality controller'],
    ],
    pay: [4200, 5000, 6500, 9000],
    week: 'shifts',
    employers: ['factory', 'energy', 'logistics'],
    experience: ['في الصيانة أو الجودة', 'in maintenance or quality'],
    about: [
      [
        'ورشتنا مجهزة بأجهزة فحص حديثة، وقطع الغيار متوفرة في المخزن.',
        'Our workshop has modern test equipment, and spare parts are in stock.',
      ],
      [
        'نعمل بالصيانة الوقائية، فالأعطال المفاجئة قليلة.',
        'We work with preventive maintenance, so sudden faults are rare.',
      ],
    ],
    duties: [
      ['تنفيذ جدول الصيانة الوقائية', 'Carry out the preventive maintenance schedule'],
      ['تشخيص الأعطال وإصلاحها', 'Diagnose and repair faults'],
      ['فحص المنتجات ومطابقتها للمواصفات', 'Inspect products against specifications'],
      ['توثيق الأعمال في نظام الصيانة', 'Document work in the maintenance system'],
      ['طلب قطع الغيار ومتابعتها', 'Order spare parts and follow them up'],
      ['تدريب المشغلين على العناية اليومية', 'Train operators in daily care'],
    ],
    requirements: [
      ['دبلوم فني في التخصص', 'Technical diploma in the field'],
      ['قراءة المخططات الكهربائية أو الميكانيكية', 'Able to read electrical or mechanical drawings'],
      ['معرفة بأدوات القياس', 'Knowledge of measuring tools'],
      ['استعداد للمناوبة عند الطوارئ', 'Willing to be on call in emergencies'],
    ],
  },
  {
    titles: [
      ['مهندس إنتاج', 'Production engineer'],
      ['مهندس صيانة', 'Maintenance engineer'],
      ['مهندس جودة', 'Quality engineer'],
      ['مهندس كيميائي', 'Chemical engineer'],
      ['مشرف إنتاج', 'Production supervisor'],
    ],
    hasSeniorTitle: true,
    pay: [7000, 9000, 12500, 18500],
    week: 'site',
    employers: ['factory', 'energy'],
    experience: ['في الصناعة', 'in industry'],
    about: [
      [
        'المصنع في المدينة الصناعية، ويصدّر إلى ست دول.',
        'The plant stands in the industrial city and exports to six countries.',
      ],
      [
        'نضيف خطًا جديدًا هذا العام، والمشاركة في تشغيله فرصة لا تتكرر كثيرًا.',
        'A new line is being added this year; helping to start it up is a rare chance.',
      ],
      [
        'فرق التحسين المستمر تجتمع كل أسبوع، وأفكارها تُنفذ فعلًا.',
        'Improvement teams meet weekly, and their ideas are really carried out.',
      ],
    ],
    duties: [
      ['متابعة مؤشرات الإنتاج وتحسين الكفاءة', 'Follow production indicators and raise efficiency'],
      ['تقليل الفاقد والتوقفات', 'Reduce waste and stoppages'],
      ['إعداد إجراءات التشغيل القياسية', 'Write standard operating procedures'],
      ['تحليل أسباب الأعطال الجذرية', 'Analyse root causes'],
      ['قيادة فريق الوردية', 'Lead the shift team'],
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
        'Customers come back because we mend the fault the first time and explain what we did.',
      ],
    ],
    duties: [
      ['فحص السيارة بالكمبيوتر وتحديد العطل', 'Scan the car and find the fault'],
      ['تنفيذ الإصلاح وفق أمر العمل', 'Carry out repairs by the job card'],
      ['تجربة السيارة قبل تسليمها', 'Test-drive before handing over'],
      ['تسجيل القطع المستخدمة وساعات العمل', 'Record parts and hours'],
      ['شرح ما أُصلح للعميل بلغة بسيطة', 'Explain the repair in simple words'],
    ],
    requirements: [
      ['دبلوم ميكانيكا أو كهرباء سيارات', 'Diploma in automotive mechanics or electrics'],
      ['خبرة بأجهزة الفحص', 'Experience with scan tools'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['أمانة ونظافة في العمل', 'Honest and clean work'],
    ],
  },
])
