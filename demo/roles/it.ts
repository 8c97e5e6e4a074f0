import { rolesOf } from '../role.ts'

export const itRoles = rolesOf('it', [
  {
    titles: [
      ['مهندس برمجيات', 'Software engineer'],
      ['مطور واجهات أمامية', 'Frontend developer'],
      ['مطور واجهات خلفية', 'Backend developer'],
      ['مطور متكامل', 'Full-stack developer'],
      ['مطور تطبيقات جوال', 'Mobile developer'],
    ],
    focuses: [
      ['فريق المدفوعات', 'payments team', { at: ['tech', 'bank'] }],
      ['منصة التجار', 'merchant platform', { at: ['tech', 'retail'] }],
      ['React وTypeScript', 'React and TypeScript'],
      ['Node.js', 'Node.js'],
      ['Java', 'Java'],
      ['Flutter', 'Flutter'],
      ['Python', 'Python'],
      ['.NET', '.NET'],
    ],
    hasSeniorTitle: true,
    pay: [7500, 10000, 15000, 23000],
    week: 'office',
    remote: 'often',
    employers: ['tech', 'bank', 'logistics', 'retail'],
    experience: ['في تطوير البرمجيات', 'in software development'],
    about: [
      [
        'نبني خدمات يستخدمها مئات الآلاف كل يوم، ونطلق التحديثات عدة مرات في الأسبوع.',
        'We build services that hundreds of thousands of people use every day, and we release several times a week.',
      ],
      [
        'فريق صغير من سبعة مهندسين، يقررون معًا ويراجع بعضهم شيفرة بعض.',
        "A small team of seven engineers who decide together and review each other's code.",
      ],
      [
        'نكتب الاختبارات قبل الإطلاق لا بعده، ونخصص يومًا في الشهر لتحسين ما بنيناه.',
        'We write tests before a release, not after it, and set aside a day a month to improve what we have built.',
      ],
      [
        'ننقل النظام هذا العام إلى خدمات أصغر، وهي فرصة للمشاركة في قرارات التصميم من بدايتها.',
        'This year we are splitting our system into smaller services: a chance to shape design decisions from the start.',
      ],
    ],
    duties: [
      ['تطوير خصائص جديدة من الفكرة حتى الإطلاق', 'Develop new features from idea to release'],
      ['كتابة شيفرة واضحة تغطيها الاختبارات', 'Write clear code covered by tests'],
      ['مراجعة شيفرة الزملاء وتقديم ملاحظات مفيدة', "Review colleagues' code and give useful feedback"],
      ['تحسين سرعة الصفحات والاستعلامات', 'Make pages and queries faster'],
      ['تصميم واجهات برمجية موثقة يسهل استخدامها', 'Design documented APIs that are easy to use'],
      ['متابعة الأعطال في بيئة الإنتاج وعلاج أسبابها', 'Investigate faults in production and fix their causes'],
      [
        'العمل مع المصممين ومدير المنتج على تقدير المهام وترتيبها',
        'Estimate and prioritise work with designers and the product manager',
      ],
    ],
    requirements: [
      [
        'إتقان لغة حديثة مثل TypeScript أو Python أو Java',
        'Strong command of a modern language such as TypeScript, Python or Java',
      ],
      ['خبرة بقواعد البيانات وكتابة SQL', 'Experience with databases and SQL', { isExperienced: true }],
      ['معرفة بنظام Git وبأدوات النشر المستمر', 'Knowledge of Git and continuous delivery tools'],
      [
        'أعمال منشورة أو مستودع شيفرة يمكن الاطلاع عليه',
        'Published work or a code repository we can look at',
        { isExperienced: true },
      ],
      ['قدرة على شرح القرارات التقنية ببساطة', 'Able to explain technical decisions in plain words'],
      ['إنجليزية جيدة قراءة وكتابة', 'Good written English'],
    ],
  },
  {
    titles: [
      ['فني دعم فني', 'IT support technician'],
      ['أخصائي دعم فني', 'IT support specialist'],
      ['مسؤول أنظمة', 'Systems administrator'],
      ['مهندس شبكات', 'Network engineer'],
    ],
    pay: [4500, 6000, 8500, 13000],
    week: 'office',
    employers: ['tech', 'bank', 'hospital', 'holding', 'school', 'factory', 'hotel'],
    experience: ['في الدعم الفني أو الشبكات', 'in IT support or networks'],
    about: [
      [
        'نخدم نحو 300 موظف في المقر والفروع، ونتلقى الطلبات عبر نظام تذاكر مرتب.',
        'We support some 300 colleagues at head office and in the branches, through a well-organised ticket system.',
      ],
      [
        'الوظيفة ميدانية في جزء منها، مع زيارة الفروع مرة في الأسبوع.',
        'Part of the work is in the field, with a weekly visit to the branches.',
      ],
      [
        'نحدّث البنية التحتية كلها هذا العام، فالعمل فيه جديد كل يوم.',
        'All our infrastructure is being renewed this year, so there is something new every day.',
      ],
    ],
    duties: [
      [
        'استقبال طلبات الدعم وحلها في وقتها المحدد',
        'Take support requests and resolve them within the agreed time',
      ],
      ['تجهيز الحواسيب والطابعات والهواتف للموظفين', 'Set up computers, printers and phones for staff'],
      [
        'إدارة الحسابات والصلاحيات على Active Directory',
        'Manage accounts and permissions in Active Directory',
      ],
      ['متابعة الشبكة والنسخ الاحتياطي يوميًا', 'Check the network and backups every day'],
      ['تركيب نقاط الشبكة وأجهزة التوجيه والمحولات', 'Install network points, routers and switches'],
      ['توثيق الأعطال وحلولها في قاعدة المعرفة', 'Document faults and their solutions in the knowledge base'],
    ],
    requirements: [
      ['دبلوم أو بكالوريوس في تقنية المعلومات', "Diploma or bachelor's degree in information technology"],
      ['شهادة CCNA أو CompTIA ميزة إضافية', 'CCNA or CompTIA is a plus'],
      ['معرفة بأنظمة ويندوز ومايكروسوفت 365', 'Knowledge of Windows and Microsoft 365'],
      ['صبر وحسن إصغاء للمستخدمين', 'Patient with users and a good listener'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
    ],
  },
  {
    titles: [
      ['محلل بيانات', 'Data analyst'],
      ['مهندس بيانات', 'Data engineer'],
      ['عالم بيانات', 'Data scientist'],
      ['محلل أعمال', 'Business analyst'],
    ],
    hasSeniorTitle: true,
    pay: [8000, 10500, 15000, 22000],
    week: 'office',
    remote: 'often',
    employers: ['tech', 'bank', 'retail', 'logistics', 'energy', 'consulting'],
    experience: ['في تحليل البيانات', 'in data analysis'],
    about: [
      [
        'لدينا بيانات كثيرة وأسئلة أكثر، ونريد إجابات تُبنى عليها القرارات.',
        'We have plenty of data and even more questions, and we want answers to base decisions on.',
      ],
      [
        'ستعمل مع فرق المبيعات والتشغيل والمنتج، وترتبط بمدير البيانات.',
        'You will work with sales, operations and product, and report to the head of data.',
      ],
      [
        'بنينا مستودع البيانات العام الماضي، وحان وقت الاستفادة منه.',
        'We built our data warehouse last year; now it is time to put it to use.',
      ],
    ],
    duties: [
      ['جمع البيانات من مصادرها وتنظيفها والتحقق منها', 'Collect, clean and verify data from its sources'],
      ['بناء لوحات متابعة يفهمها غير المختصين', 'Build dashboards that non-specialists understand'],
      ['كتابة استعلامات SQL وتحسين أدائها', 'Write SQL queries and make them fast'],
      ['دراسة سلوك العملاء واقتراح تحسينات', 'Study customer behaviour and suggest improvements'],
      ['قياس أثر التجارب قبل تعميمها', 'Measure the effect of experiments before they go live for everyone'],
      ['توثيق المؤشرات وتعريفاتها', 'Document metrics and their definitions'],
    ],
    requirements: [
      ['إتقان SQL ومعرفة جيدة بلغة Python', 'Fluent in SQL, with good Python skills'],
      [
        'خبرة بإحدى أدوات العرض مثل Power BI أو Tableau',
        'Experience with Power BI, Tableau or similar',
        { isExperienced: true },
      ],
      ['معرفة متينة بالإحصاء', 'A solid grounding in statistics'],
      [
        'بكالوريوس في الحاسب أو الإحصاء أو ما يقاربهما',
        "Bachelor's degree in computing, statistics or a related field",
      ],
      ['قدرة على شرح ما وراء الأرقام بوضوح', 'Able to explain clearly what the numbers mean'],
    ],
  },
  {
    titles: [
      ['أخصائي أمن سيبراني', 'Cybersecurity specialist'],
      ['مهندس ديف أوبس', 'DevOps engineer'],
      ['مهندس حوسبة سحابية', 'Cloud engineer'],
      ['مهندس اختبار برمجيات', 'QA engineer'],
    ],
    hasSeniorTitle: true,
    pay: [8500, 11000, 16000, 24000],
    week: 'office',
    remote: 'often',
    employers: ['tech', 'bank', 'energy', 'consulting'],
    experience: ['في مجال مشابه', 'in a similar field'],
    about: [
      [
        'تعمل أنظمتنا على مدار الساعة، وهدفنا ألا يشعر العميل بأي انقطاع.',
        'Our systems run round the clock, and our goal is that customers never notice an outage.',
      ],
      [
        'نؤتمت كل ما يتكرر، ونراجع التزامنا بضوابط الهيئة الوطنية للأمن السيبراني كل ربع سنة.',
        'We automate anything repetitive and review our compliance with the national cybersecurity controls every quarter.',
      ],
      [
        'المناوبة أسبوع كل شهر، ولها بدل مستقل.',
        'You are on call one week a month and are paid extra for it.',
        { week: 'whole' },
      ],
    ],
    duties: [
      [
        'مراقبة الأنظمة والاستجابة للحوادث وتحليل أسبابها',
        'Monitor systems, respond to incidents and analyse their causes',
      ],
      ['أتمتة النشر والبنية التحتية', 'Automate deployment and infrastructure'],
      ['فحص الثغرات ومتابعة معالجتها', 'Scan for vulnerabilities and see that they are fixed'],
      ['بناء الاختبارات الآلية وصيانتها', 'Build and maintain automated tests'],
      ['ضبط الصلاحيات وتطبيق سياسات الوصول', 'Manage permissions and enforce access policies'],
      ['كتابة أدلة التشغيل وتدريب الفريق عليها', 'Write runbooks and train the team to use them'],
    ],
    requirements: [
      ['معرفة عملية بأنظمة لينكس والحاويات', 'Working knowledge of Linux and containers'],
      ['خبرة بإحدى المنصات السحابية', 'Experience with a cloud platform', { isExperienced: true }],
      ['معرفة بالضوابط الأساسية للأمن السيبراني', 'Knowledge of the Essential Cybersecurity Controls'],
      ['شهادة مهنية في التخصص ميزة إضافية', 'A professional certificate in the field is a plus'],
      ['هدوء في معالجة الأعطال وكتابة واضحة', 'Calm under pressure and clear writing'],
    ],
  },
])
