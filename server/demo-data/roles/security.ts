import { rolesOf } from '../role.ts'

export const securityRoles = rolesOf('security', [
  {
    titles: [
      ['حارس أمن', 'Security guard'],
      ['مراقب كاميرات', 'CCTV operator'],
      ['حارس بوابة', 'Gate guard'],
      ['منظم حشود', 'Crowd controller'],
    ],
    focuses: [
      ['مجمع تجاري', 'shopping mall'],
      ['مستشفى', 'hospital'],
      ['مجمع سكني', 'residential compound'],
      ['فعاليات', 'events'],
    ],
    pay: [3800, 4200, 4800, 6000],
    week: 'shifts',
    wage: 'hourly',
    employers: ['security'],
    experience: ['في الحراسات الأمنية', 'in security'],
    about: [
      [
        'الموقع مكيف وآمن، والوردية ثماني ساعات لا تزيد.',
        'A safe, air-conditioned site with shifts of eight hours and no more.',
      ],
      ['نوزع الورديات بعدل ونثبتها شهرًا كاملًا.', 'Shifts are shared fairly and fixed for a whole month.'],
      [
        'حراس الأمن عندنا واجهة المكان، لهم منا الاحترام ولنا منهم حسن التعامل.',
        'Our guards are the face of the place; we respect them and ask for courtesy in return.',
      ],
      [
        'التدريب مدفوع، ويشمل الإسعافات الأولية وخطط الإخلاء.',
        'Training is paid and includes first aid and evacuation.',
      ],
    ],
    duties: [
      ['مراقبة المداخل والتحقق من التصاريح', 'Watch entrances and check permits'],
      ['تنفيذ الجولات وفق الجدول', 'Make rounds on schedule'],
      ['متابعة شاشات المراقبة', 'Follow the CCTV screens'],
      ['إبلاغ المشرف عن أي أمر غير معتاد', 'Report anything unusual to the supervisor'],
      ['إرشاد الزوار ومساعدتهم', 'Guide and help visitors'],
      ['تدوين أحداث الوردية في السجل', 'Write up the shift in the log'],
    ],
    requirements: [
      ['لياقة صحية جيدة', 'Good health and fitness'],
      ['ثانوية عامة على الأقل', 'Secondary school or higher'],
      ['سجل خالٍ من السوابق', 'No criminal record'],
      ['يقظة وضبط للنفس', 'Alert and self-controlled'],
      ['استعداد للورديات الليلية', 'Willing to work nights'],
    ],
  },
  {
    titles: [
      ['مشرف أمن', 'Security supervisor'],
      ['مدير أمن', 'Security manager'],
    ],
    pay: [5500, 6500, 8000, 12000],
    week: 'shifts',
    employers: ['security', 'hospital', 'hotel', 'holding'],
    experience: ['في الإشراف الأمني', 'in security supervision'],
    about: [
      [
        'يشرف شاغل الوظيفة على ثلاثين حارسًا في أربعة مواقع متقاربة.',
        'You will supervise thirty guards at four sites close to each other.',
      ],
      [
        'نستعد لتغطية موسم الفعاليات، والتخطيط له يبدأ من الآن.',
        'We are getting ready for the events season, and planning starts now.',
      ],
    ],
    duties: [
      ['توزيع الحراس وإعداد الورديات', 'Assign guards and prepare rotas'],
      ['تفقد المواقع ورفع الملاحظات', 'Inspect sites and report'],
      ['تدريب الحراس على خطط الطوارئ', 'Train guards in emergency plans'],
      ['التحقيق في الحوادث وكتابة تقاريرها', 'Investigate incidents and write reports'],
      ['التنسيق مع إدارة الموقع والجهات الأمنية', 'Coordinate with site management and the authorities'],
    ],
    requirements: [
      ['خبرة في قيادة فرق الحراسة', 'Experience in leading guards'],
      ['معرفة بأنظمة المراقبة والتحكم بالدخول', 'Knowledge of CCTV and access control'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['كتابة تقارير واضحة', 'Clear report writing'],
    ],
  },
  {
    titles: [
      ['مسؤول سلامة', 'Safety officer'],
      ['مشرف صحة وسلامة مهنية', 'HSE supervisor'],
      ['مراقب سلامة', 'Safety inspector'],
    ],
    pay: [4800, 6000, 8000, 12000],
    week: 'site',
    employers: ['building', 'factory', 'energy', 'hotel'],
    experience: ['في السلامة المهنية', 'in occupational safety'],
    about: [
      [
        'السلامة في شركتنا قرار يومي، ولمسؤولها حق إيقاف العمل متى رأى خطرًا.',
        'Safety is a daily decision here, and the officer may stop any work that looks dangerous.',
      ],
      [
        'نستهدف موقعًا بلا إصابات، ونحتاج إلى عين لا تجامل.',
        'We want a site without injuries and need an eye that makes no exceptions.',
      ],
    ],
    duties: [
      ['تفقد المواقع يوميًا وإزالة مصادر الخطر', 'Inspect sites daily and remove hazards'],
      ['إصدار تصاريح العمل', 'Issue permits to work'],
      ['تدريب العاملين على الإخلاء والإسعاف', 'Train workers in evacuation and first aid'],
      ['التحقيق في الحوادث وتحليل أسبابها', 'Investigate accidents and analyse their causes'],
      ['فحص معدات الإطفاء والإنذار', 'Check firefighting and alarm equipment'],
    ],
    requirements: [
      ['شهادة نيبوش أو أوشا', 'NEBOSH or OSHA certificate'],
      ['شهادة إسعافات أولية سارية', 'Valid first-aid certificate'],
      ['معرفة باشتراطات الدفاع المدني', 'Knowledge of civil defence rules'],
      ['حزم ولباقة', 'Firm and courteous'],
    ],
  },
])
