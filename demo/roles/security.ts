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
        'A safe, air-conditioned site, with shifts of no more than eight hours.',
        { as: ['Security guard', 'CCTV operator'], week: 'whole' },
      ],
      ['نوزع الورديات بعدل، ونعلنها قبل شهر.', 'Shifts are shared fairly and announced a month ahead.'],
      [
        'حراس الأمن عندنا واجهة المكان، نحترمهم ونطلب منهم حسن التعامل.',
        'Our guards are the first people visitors meet; we treat them with respect and ask for courtesy in return.',
      ],
      [
        'التدريب مدفوع، ويشمل الإسعافات الأولية وخطط الإخلاء.',
        'Training is paid and includes first aid and evacuation.',
      ],
    ],
    duties: [
      [
        'مراقبة المداخل والتحقق من التصاريح',
        'Watch entrances and check permits',
        { as: ['Security guard', 'Gate guard'] },
      ],
      ['تنفيذ الجولات وفق الجدول', 'Make rounds on schedule', { as: ['Security guard', 'Gate guard'] }],
      ['متابعة شاشات المراقبة', 'Watch the CCTV screens', { as: ['Security guard', 'CCTV operator'] }],
      ['إبلاغ المشرف عن أي أمر غير معتاد', 'Report anything unusual to the supervisor'],
      [
        'إرشاد الزوار ومساعدتهم',
        'Give directions and help visitors',
        { as: ['Security guard', 'Gate guard', 'Crowd controller'] },
      ],
      [
        'تنظيم الدخول والخروج وقت الازدحام',
        'Direct people in and out at busy times',
        { as: ['Crowd controller', 'Security guard'] },
      ],
      ['إبقاء ممرات الطوارئ خالية', 'Keep emergency exits clear', { as: ['Crowd controller'] }],
      [
        'حفظ التسجيلات واسترجاعها عند الحاجة',
        'Store recordings and retrieve them when needed',
        { as: ['CCTV operator'] },
      ],
      [
        'تنبيه الدوريات إلى ما يظهر على الشاشات',
        'Alert patrols to what the screens show',
        { as: ['CCTV operator'] },
      ],
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
        'تشمل الوظيفة الإشراف على ثلاثين حارسًا في أربعة مواقع متقاربة.',
        'You supervise thirty guards at four sites close to one another.',
        { at: ['security'] },
      ],
      [
        'نستعد لتغطية موسم الفعاليات، والتخطيط له يبدأ من الآن.',
        'We are getting ready for the events season, and planning starts now.',
        { at: ['security', 'hotel'] },
      ],
      [
        'فريق الأمن هنا ثابت ويعرف المكان جيدًا، ويحتاج إلى من ينظم عمله.',
        'The security team knows the place well and needs someone to organise its work.',
        { at: ['hospital', 'hotel', 'holding'] },
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
        'السلامة عندنا أولًا كل يوم، ولك أن توقف أي عمل فيه خطر.',
        'Safety comes first here every day, and you may stop any work that looks dangerous.',
      ],
      [
        'نريد موقعًا بلا إصابات، ونحتاج إلى من لا يجامل في ذلك.',
        'Our goal is a site without injuries, and we need someone who makes no exceptions.',
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
      ['حزم ولباقة', 'Firm but courteous'],
    ],
  },
])
