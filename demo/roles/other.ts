import { rolesOf } from '../role.ts'

export const otherRoles = rolesOf('other', [
  {
    titles: [
      ['مدرب لياقة', 'Fitness trainer'],
      ['مدرب سباحة', 'Swimming coach'],
      ['مدرب كرة قدم', 'Football coach'],
    ],
    pay: [4500, 5500, 7000, 10000],
    week: 'split',
    wage: 'hourly',
    employers: ['gym'],
    experience: ['في التدريب الرياضي', 'in coaching'],
    about: [
      [
        'النادي جديد الأجهزة، ومشتركوه من كل مستويات اللياقة.',
        'The club has new equipment and members of every level of fitness.',
      ],
      [
        'نبدأ مع كل مشترك بتقييم بسيط، ثم خطة تناسب وقته لا وقتنا.',
        'We start each member with a simple assessment, then a plan that fits their day, not ours.',
      ],
    ],
    duties: [
      ['تقييم لياقة المشتركين ووضع خططهم', 'Assess members and plan their training'],
      ['قيادة الحصص الجماعية', 'Lead group classes'],
      ['تصحيح طريقة أداء التمارين', "Correct members' technique"],
      ['متابعة التقدم وتعديل الخطط', 'Track progress and adjust plans'],
      ['المحافظة على سلامة الأجهزة', 'Check that the equipment is safe'],
    ],
    requirements: [
      ['شهادة تدريب معتمدة', 'A recognised coaching certificate'],
      ['شهادة إسعافات أولية وإنعاش قلبي', 'First-aid and CPR certificate'],
      ['حماس وحسن تعامل', 'Enthusiasm and a friendly manner'],
      ['استعداد للعمل في المساء', 'Willing to work evenings'],
    ],
  },
  {
    titles: [
      ['حلاق', 'Barber'],
      ['مصفف شعر', 'Hairdresser'],
      ['أخصائي تجميل', 'Beautician'],
      ['خبير مكياج', 'Make-up artist'],
    ],
    pay: [3800, 4500, 6000, 8500],
    week: 'split',
    employers: ['beauty'],
    experience: ['في المهنة', 'in the trade'],
    about: [
      [
        'الصالون في حي هادئ، وزبائنه دائمون ومواعيدهم بالحجز.',
        'The salon is in a quiet neighbourhood, with regular customers who book ahead.',
        { hasPast: true },
      ],
      [
        'راتب ثابت ونسبة من كل خدمة، والمنتجات على حساب الصالون.',
        'A fixed salary plus a share of every service, with products provided.',
      ],
    ],
    duties: [
      ['تقديم الخدمات وفق طلب الزبون', 'Provide the services customers ask for'],
      ['تعقيم الأدوات بعد كل استخدام', 'Sterilise tools after each use'],
      ['تقديم النصح في العناية والمنتجات', 'Give advice on care and products'],
      ['ترتيب مكان العمل والمحافظة على نظافته', 'Keep the station tidy and clean'],
      ['متابعة الحجوزات وتأكيدها', 'Manage bookings'],
    ],
    requirements: [
      ['شهادة صحية سارية', 'Valid health card'],
      ['مهارة مثبتة ونماذج أعمال', 'Proven skill and examples of your work', { isExperienced: true }],
      ['ذوق ولباقة', 'Taste and courtesy'],
      ['متابعة لأحدث الأساليب', 'Up to date with current styles'],
      ['عناية بالنظافة', 'High standards of hygiene'],
    ],
  },
  {
    titles: [
      ['مرشد حجاج ومعتمرين', 'Hajj and Umrah guide'],
      ['مشرف حجاج', 'Pilgrim services supervisor'],
      ['منسق خدمات معتمرين', 'Umrah services coordinator'],
    ],
    pay: [4000, 4800, 6200, 8500],
    week: 'shifts',
    wage: 'daily',
    employers: ['pilgrims'],
    experience: ['في خدمة الحجاج والمعتمرين', 'in serving pilgrims'],
    about: [
      [
        'نستقبل ضيوف الرحمن من المطار إلى الفندق ثم الحرم، ونرافقهم حتى الوداع.',
        'We meet pilgrims at the airport, take them to the hotel and the Haram, and stay with them until they leave.',
      ],
      [
        'يخدم كل مرشد مجموعة من أربعين معتمرًا، ومعه حافلة ومساعد.',
        'Each guide looks after a group of forty, with a bus and an assistant.',
        { as: ['Hajj and Umrah guide'] },
      ],
      ['الموسم مزدحم، والأجر فيه يناسب الجهد.', 'The season is busy, and the pay reflects the effort.'],
    ],
    duties: [
      ['استقبال المجموعات وإسكانها', 'Meet groups and settle them in'],
      ['شرح برنامج الرحلة ومواعيد التنقل', 'Explain the programme and travel times'],
      ['مرافقة كبار السن ومن يحتاج إلى مساعدة', 'Accompany anyone who needs help'],
      ['التنسيق مع الفنادق وشركات النقل', 'Coordinate with hotels and transport'],
      ['حل المشكلات الطارئة بهدوء', 'Solve problems calmly as they come up'],
      ['رفع تقرير يومي عن المجموعة', 'Report on the group every day'],
    ],
    requirements: [
      [
        'معرفة بمكة المكرمة والمدينة المنورة وأوقات الزحام فيهما',
        'Knowledge of Mecca and Medina and their busy hours',
      ],
      [
        'لغة ثانية مثل الأوردو أو الإندونيسية أو التركية',
        'A second language such as Urdu, Indonesian or Turkish',
      ],
      ['صبر ولطف في التعامل', 'Patience and kindness'],
      ['لياقة تناسب المشي الطويل', 'Fit enough to walk long distances'],
    ],
  },
  {
    titles: [
      ['عامل ضيافة', 'Office attendant', { worksAtDesk: false }],
      ['مراسل', 'Messenger', { worksAtDesk: false }],
    ],
    pay: [3000, 3300, 3800, 4500],
    week: 'office',
    employers: ['holding', 'law', 'property', 'bank', 'consulting'],
    experience: ['في عمل مشابه', 'in similar work'],
    about: [
      [
        'نعامل الجميع باحترام، من المدير إلى أحدث موظف.',
        'Everyone is treated with respect, from the director to the newest colleague.',
      ],
      ['يوم العمل واضح المهام، والزملاء متعاونون.', 'The tasks are clear, and colleagues help each other.'],
    ],
    duties: [
      ['خدمة الضيوف وتجهيز قاعات الاجتماعات', 'Serve guests and prepare meeting rooms'],
      ['توصيل المستندات بين الأقسام والجهات', 'Carry documents between departments and offices'],
      ['متابعة مستلزمات المكتب وتعبئتها', 'Keep office supplies stocked'],
      ['المحافظة على نظافة المطبخ والقاعات', 'Keep the kitchen and meeting rooms clean'],
      ['المساعدة في التصوير والتغليف', 'Help with copying and binding'],
    ],
    requirements: [
      ['نظافة وترتيب', 'Clean and tidy'],
      ['أمانة والتزام بالمواعيد', 'Honest and punctual'],
      ['حسن تعامل مع الجميع', 'Friendly with everyone'],
    ],
  },
  {
    titles: [
      ['مدير أملاك', 'Property manager'],
      ['مشرف أملاك', 'Property supervisor'],
    ],
    pay: [5500, 7000, 9000, 13000],
    week: 'office',
    employers: ['property', 'holding'],
    experience: ['في إدارة الأملاك', 'in property management'],
    about: [
      [
        'ندير ألفًا ومئتي وحدة سكنية وتجارية، ونرد على المستأجر في يومه.',
        'We manage twelve hundred flats and shops and answer tenants the same day.',
      ],
      [
        'الملاك يثقون بنا لأن كشف الحساب عندنا واضح وفي موعده.',
        'Owners trust us because our statements are clear and on time.',
      ],
    ],
    duties: [
      ['تأجير الوحدات وتجديد العقود عبر منصة إيجار', 'Let units and renew leases on Ejar'],
      ['تحصيل الإيجارات ومتابعة المتأخرات', 'Collect rents and chase arrears'],
      ['متابعة الصيانة مع المقاولين', 'Oversee maintenance contractors'],
      ['إعداد كشوف الملاك الشهرية', "Prepare owners' monthly statements"],
      ['تفقد العقارات عند التسليم والاستلام', 'Inspect units when tenants move in and out'],
    ],
    requirements: [
      ['رخصة فال سارية لإدارة الأملاك', 'Valid FAL licence for property management'],
      ['معرفة بالأنظمة العقارية', 'Knowledge of real estate rules'],
      ['إجادة Excel', 'Good Excel skills'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
    ],
  },
  {
    titles: [
      ['متدرب تعاوني', 'Co-op trainee', { hasGraduated: false }],
      ['متدرب حديث التخرج', 'Graduate trainee', { hasGraduated: true }],
    ],
    focuses: [
      ['المالية', 'finance'],
      ['تقنية المعلومات', 'information technology'],
      ['الموارد البشرية', 'human resources'],
      ['سلاسل الإمداد', 'supply chain'],
    ],
    focusedTitles: 2,
    pay: [5000, 5500, 6000, 7000],
    week: 'office',
    isTraining: true,
    employers: ['holding', 'bank', 'tech', 'energy', 'hospital', 'consulting'],
    experience: ['في بيئة عمل', 'in a workplace'],
    about: [
      [
        'لكل متدرب مرشد يلتقيه كل أسبوع، ومشروع حقيقي يعرضه في نهاية المدة.',
        'Every trainee meets a mentor every week and presents a real project at the end.',
      ],
      [
        'ستة من كل عشرة تدربوا عندنا العام الماضي بقوا معنا.',
        "Six in ten of last year's trainees stayed with us.",
        { hasPast: true },
      ],
    ],
    duties: [
      ['التدرب في ثلاث إدارات تباعًا', 'Train in three departments, one after the other'],
      ['المشاركة في مشروع واحد من بدايته إلى نهايته', 'Take part in one project from start to finish'],
      ['إعداد تقرير أسبوعي قصير عما تعلمته', 'Write a short weekly report on what you have learned'],
      ['حضور الدورات الداخلية', 'Attend in-house courses'],
      ['مساعدة الفريق في مهامه اليومية', 'Help the team with its daily work'],
    ],
    requirements: [
      [
        'خطاب تدريب من الجامعة أو الكلية',
        'A training letter from your university',
        { as: ['Co-op trainee'] },
      ],
      ['شهادة جامعية حديثة', 'A recent university degree', { as: ['Graduate trainee'] }],
      ['رغبة صادقة في التعلم', 'A real desire to learn'],
      ['معرفة ببرامج أوفيس', 'Knowledge of Microsoft Office'],
      ['إنجليزية متوسطة', 'Intermediate English'],
    ],
  },
])
