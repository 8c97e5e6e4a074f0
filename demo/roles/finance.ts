import { rolesOf } from '../role.ts'

export const financeRoles = rolesOf('finance', [
  {
    titles: [
      ['محاسب', 'Accountant'],
      ['محاسب عملاء', 'Accounts receivable accountant'],
      ['محاسب موردين', 'Accounts payable accountant'],
      ['محاسب تكاليف', 'Cost accountant'],
      ['محاسب ضرائب', 'Tax accountant'],
    ],
    hasSeniorTitle: true,
    pay: [5000, 6500, 9000, 13500],
    week: 'office',
    remote: 'sometimes',
    employers: [
      'bank',
      'building',
      'factory',
      'holding',
      'hospital',
      'logistics',
      'property',
      'restaurant',
      'retail',
      'tech',
    ],
    experience: ['في المحاسبة', 'in accounting'],
    about: [
      [
        'الوظيفة ضمن فريق من أربعة محاسبين، وترتبط مباشرة بالمدير المالي.',
        'You will join a team of four accountants and report to the finance manager.',
      ],
      [
        'يشمل العمل الدورة المحاسبية كاملة، من القيد اليومي حتى القوائم المالية.',
        'The job covers the whole accounting cycle, from the daily entry to the financial statements.',
      ],
      [
        'انتقلنا هذا العام إلى نظام محاسبي جديد، ونحتاج إلى من يرتب الحسابات من بدايتها.',
        'We moved to a new accounting system this year and need someone to keep the books in order from the start.',
      ],
      [
        'يشمل العمل التعامل مع الفروع والموردين والبنوك، فلا يتشابه فيه يومان.',
        'The work involves branches, suppliers and banks, so no two days are alike.',
      ],
    ],
    duties: [
      [
        'تسجيل القيود اليومية ومراجعة مستنداتها',
        'Post daily journal entries and check the supporting documents',
      ],
      ['إعداد التسويات البنكية شهريًا', 'Prepare monthly bank reconciliations'],
      ['إعداد إقرارات ضريبة القيمة المضافة والزكاة في مواعيدها', 'Prepare VAT and zakat returns on time'],
      ['متابعة أرصدة العملاء والموردين ومطابقتها', 'Follow up and reconcile customer and supplier balances'],
      [
        'إصدار الفواتير الإلكترونية وفق متطلبات الهيئة',
        'Issue e-invoices that meet the rules of the tax authority',
      ],
      [
        'المشاركة في الإقفال الشهري وإعداد القوائم المالية',
        'Take part in the month-end closing and the financial statements',
      ],
      [
        'تجهيز ما يطلبه المراجع الخارجي من كشوف ومستندات',
        'Prepare the schedules and documents that the external auditor asks for',
      ],
      ['متابعة العهد والمصروفات النثرية', 'Keep track of advances and petty cash'],
    ],
    requirements: [
      ['بكالوريوس محاسبة أو مالية', "Bachelor's degree in accounting or finance"],
      [
        'إجادة Excel، ويُفضّل من سبق له العمل على SAP أو أودو',
        'Strong Excel skills; experience with SAP or Odoo is a plus',
        { isExperienced: true },
      ],
      ['إجادة Excel', 'Good Excel skills', { isExperienced: false }],
      ['معرفة بأنظمة الزكاة والضريبة في المملكة', 'Knowledge of Saudi zakat and tax rules'],
      ['الإلمام بالمعايير الدولية للتقارير المالية', 'Familiar with IFRS'],
      ['عضوية الهيئة السعودية للمراجعين والمحاسبين', 'Membership of SOCPA', { isExperienced: true }],
      ['دقة في الأرقام والتزام بالمواعيد', 'Accurate with numbers and reliable with deadlines'],
    ],
  },
  {
    titles: [
      ['محلل مالي', 'Financial analyst'],
      ['محلل ائتمان', 'Credit analyst'],
      ['محلل مخاطر', 'Risk analyst'],
      ['مراجع داخلي', 'Internal auditor'],
    ],
    hasSeniorTitle: true,
    pay: [7000, 9000, 12500, 18500],
    week: 'office',
    remote: 'sometimes',
    employers: ['bank', 'energy', 'holding', 'consulting', 'property'],
    experience: ['في التحليل المالي أو المراجعة', 'in financial analysis or audit'],
    about: [
      [
        'تقرأ الإدارة تقاريرنا قبل كل قرار استثماري، ولذلك نهتم بالدقة والوضوح معًا.',
        'Management reads our reports before every investment decision, so they must be both precise and clear.',
      ],
      [
        'تضم الإدارة المالية ثمانية أشخاص، وفرص التعلم فيها كثيرة.',
        'The finance department has eight people and plenty of room to learn.',
      ],
      [
        'تجمع الوظيفة بين تحليل الأرقام وشرحها لمن لا يعمل في المالية.',
        'You analyse the numbers and explain them to people outside finance.',
      ],
    ],
    duties: [
      ['بناء النماذج المالية وتحديثها كل ربع سنة', 'Build financial models and update them every quarter'],
      [
        'مقارنة النتائج الفعلية بالموازنة وتفسير الفروق',
        'Compare actual results with the budget and explain the differences',
      ],
      ['إعداد تقارير الأداء الشهرية للإدارة', 'Prepare monthly performance reports for management'],
      ['تقييم المخاطر واقتراح ضوابط تحد منها', 'Assess risks and suggest controls that reduce them'],
      ['دراسة جدوى المشاريع الجديدة', 'Study the feasibility of new projects'],
      [
        'مراجعة الإجراءات والتأكد من تطبيق السياسات المعتمدة',
        'Review procedures and check that policies are followed',
      ],
      ['تطوير لوحات متابعة على Power BI', 'Develop dashboards in Power BI'],
    ],
    requirements: [
      ['بكالوريوس مالية أو محاسبة أو اقتصاد', "Bachelor's degree in finance, accounting or economics"],
      ['مستوى متقدم في Excel والنمذجة المالية', 'Advanced Excel and financial modelling skills'],
      ['شهادة CFA أو CMA أو ما يعادلها ميزة إضافية', 'CFA, CMA or similar is a plus'],
      ['قدرة على عرض النتائج بالعربية والإنجليزية', 'Able to present findings in Arabic and English'],
      ['تفكير تحليلي واهتمام بالتفاصيل', 'An analytical mind and attention to detail'],
    ],
  },
  {
    titles: [['أمين صندوق', 'Cashier']],
    pay: [4000, 4500, 5500, 7000],
    week: 'shifts',
    employers: ['hospital', 'clinic', 'restaurant', 'retail', 'school'],
    experience: ['في عمل مشابه', 'in similar work'],
    about: [
      [
        'الوظيفة مناسبة لمن يحب التعامل مع الناس ومع الأرقام في الوقت نفسه.',
        'A good job for someone who likes people and numbers alike.',
      ],
      [
        'ندرّب على نظامنا المحاسبي من اليوم الأول، والباب مفتوح للترقية إلى محاسب.',
        'We train you on our accounting system from day one, and you can work your way up to accountant.',
      ],
      [
        'نهتم بالأمانة والدقة أكثر من سنوات الخبرة.',
        'Honesty and accuracy matter to us more than years of experience.',
        { isExperienced: false },
      ],
    ],
    duties: [
      ['استلام المبالغ النقدية وإصدار السندات', 'Receive cash payments and issue receipts'],
      ['مطابقة الصندوق في نهاية كل وردية', 'Balance the till at the end of every shift'],
      ['إيداع المبالغ في البنك يوميًا', 'Deposit cash at the bank every day'],
      ['تسليم تقرير النقدية للمحاسب', 'Hand the cash report to the accountant'],
      ['إدخال الفواتير والسندات في النظام', 'Enter invoices and receipts in the system'],
      ['أرشفة المستندات المالية ورقيًا وإلكترونيًا', 'File financial documents on paper and electronically'],
    ],
    requirements: [
      ['دبلوم محاسبة أو إدارة أعمال', 'Diploma in accounting or business'],
      ['إجادة استخدام الحاسب الآلي', 'Good computer skills'],
      ['أمانة ودقة في التعامل مع النقد', 'Honesty and accuracy in handling cash'],
      ['لباقة في التعامل مع العملاء', 'A courteous manner with customers'],
    ],
  },
  {
    titles: [
      ['مدير مالي', 'Finance manager'],
      ['مراقب مالي', 'Financial controller'],
      ['رئيس حسابات', 'Chief accountant'],
    ],
    pay: [12000, 14000, 17000, 24000],
    week: 'office',
    employers: ['building', 'factory', 'holding', 'hospital', 'logistics', 'property', 'retail', 'tech'],
    experience: ['في الإدارة المالية', 'in financial management'],
    about: [
      [
        'ترتبط الوظيفة بالرئيس التنفيذي، ويتبعها فريق مالي من ستة إلى عشرة أشخاص.',
        'You report to the chief executive and lead a finance team of six to ten.',
      ],
      [
        'نستعد لجولة توسع جديدة، ونحتاج إلى من يضبط التكاليف ويخطط للنمو.',
        'We are preparing to expand and need someone to control costs and plan for growth.',
      ],
    ],
    duties: [
      ['قيادة الفريق المالي وتوزيع العمل بين أفراده', 'Lead the finance team and assign its work'],
      [
        'إعداد الموازنة السنوية ومتابعة الصرف منها',
        'Prepare the annual budget and track spending against it',
      ],
      ['إدارة التدفقات النقدية والعلاقة مع البنوك', 'Manage cash flow and relations with banks'],
      [
        'اعتماد القوائم المالية وعرضها على الإدارة',
        'Approve financial statements and present them to management',
      ],
      ['تطوير السياسات المالية والصلاحيات', 'Develop financial policies and approval limits'],
      ['الإشراف على المراجعة الخارجية والالتزامات الزكوية', 'Oversee the external audit and zakat obligations'],
    ],
    requirements: [
      ['شهادة مهنية مثل SOCPA أو CPA أو CMA', 'Professional certificate such as SOCPA, CPA or CMA'],
      ['خبرة في قيادة الفرق وبناء الإجراءات', 'Experience in leading teams and building procedures'],
      [
        'إلمام واسع بالأنظمة المالية والضريبية السعودية',
        'Deep knowledge of Saudi financial and tax regulations',
      ],
      ['إجادة أحد أنظمة تخطيط الموارد', 'Proficient in an ERP system'],
      ['مهارات عرض وتفاوض قوية', 'Strong presentation and negotiation skills'],
    ],
  },
  {
    titles: [
      ['محصّل', 'Collections officer'],
      ['مساعد محاسب', 'Assistant accountant'],
      ['صراف', 'Bank teller', { at: ['bank'], worksAtDesk: false }],
    ],
    pay: [4000, 4500, 5500, 7000],
    week: 'office',
    employers: ['bank', 'property', 'logistics', 'holding', 'hospital', 'retail'],
    experience: ['في عمل مشابه', 'in similar work'],
    about: [
      [
        'وظيفة لمن يحب التعامل مع الناس ومع الأرقام معًا.',
        'A job for someone who likes people as much as numbers.',
      ],
      [
        'ندرّب على أنظمتنا من اليوم الأول، والباب مفتوح للترقية.',
        'We train you on our systems from day one, and there is room to move up.',
      ],
    ],
    duties: [
      ['استلام المبالغ وصرفها ومطابقتها', 'Take in, pay out and balance cash', { as: ['Bank teller'] }],
      ['فتح الحسابات وتحديث بياناتها', 'Open accounts and update their details', { as: ['Bank teller'] }],
      ['التحقق من هويات العملاء وتواقيعهم', 'Check identities and signatures', { as: ['Bank teller'] }],
      [
        'التواصل مع العملاء لتحصيل المستحقات',
        'Contact customers to collect what is due',
        { as: ['Collections officer'] },
      ],
      [
        'الاتفاق مع المتأخرين على جداول سداد',
        'Agree payment plans with late payers',
        { as: ['Collections officer'] },
      ],
      [
        'إدخال الفواتير والسندات في النظام',
        'Enter invoices and receipts in the system',
        { as: ['Assistant accountant', 'Collections officer'] },
      ],
      [
        'مساعدة المحاسب في الإقفال الشهري',
        'Help with the month-end closing',
        { as: ['Assistant accountant'] },
      ],
      ['مطابقة كشوف الموردين', 'Match supplier statements', { as: ['Assistant accountant'] }],
      ['الرد على استفسارات العملاء', "Answer customers' questions"],
      ['أرشفة المستندات المالية', 'File financial documents'],
      ['إعداد كشف يومي بالحركات', 'Prepare a daily list of transactions'],
    ],
    requirements: [
      ['دبلوم محاسبة أو إدارة أعمال', 'Diploma in accounting or business'],
      ['إجادة استخدام الحاسب', 'Good computer skills'],
      ['أمانة ودقة في الأرقام', 'Honest and accurate with numbers'],
      ['لباقة في التعامل مع العملاء', 'A courteous manner with customers'],
    ],
  },
])
