import { rolesOf } from '../role.ts'

export const hospitalityRoles = rolesOf('hospitality', [
  {
    titles: [
      ['باريستا', 'Barista'],
      ['مشرف مقهى', 'Café supervisor', { at: ['cafe'] }],
    ],
    focuses: [['قهوة مختصة', 'specialty coffee', { at: ['cafe', 'hotel'] }]],
    focusedTitles: 2,
    pay: [4000, 4500, 5500, 7000],
    week: 'shifts',
    wage: 'hourly',
    employers: ['cafe', 'hotel', 'bakery'],
    experience: ['في مقهى', 'in a café'],
    about: [
      [
        'نحمّص بأنفسنا ونقدم سبعة محاصيل مختلفة، ويهمنا طعم الفنجان قبل شكله.',
        'We roast our own beans and serve seven origins, and we care more about how a cup tastes than how it looks.',
        { at: ['cafe'] },
      ],
      [
        'المقهى صغير وزبائنه معروفون بأسمائهم، والعمل فيه أشبه بالعمل مع الأصدقاء.',
        'A small café where we know our guests by name; working here feels like working with friends.',
        { at: ['cafe'], hasPast: true },
      ],
      [
        'ننظم جلسة تذوق كل أسبوعين، ونتكفل برسوم دورات الباريستا.',
        'We hold a tasting every fortnight and pay for barista courses.',
      ],
    ],
    duties: [
      ['تحضير القهوة والمشروبات وفق وصفاتنا', 'Prepare coffee and drinks to our recipes'],
      ['ضبط الطاحونة والآلة في بداية كل وردية', 'Set up the grinder and machine at the start of each shift'],
      ['استقبال الضيوف وتسجيل طلباتهم', 'Welcome guests and take their orders'],
      ['المحافظة على نظافة البار والأدوات', 'Keep the bar and tools clean'],
      ['متابعة مخزون البن والحليب', 'Keep an eye on stocks of beans and milk'],
    ],
    requirements: [
      ['شهادة صحية سارية', 'Valid health card'],
      ['معرفة بطرق التقطير والإسبريسو', 'Knowledge of filter and espresso brewing'],
      ['إجادة رسم اللاتيه ميزة إضافية', 'Latte art is a plus'],
      ['بشاشة وروح فريق', 'A friendly face and team spirit'],
      ['استعداد للعمل في الفترة المسائية', 'Willing to work evenings'],
    ],
  },
  {
    titles: [
      ['شيف', 'Chef', { at: ['restaurant', 'hotel'] }],
      ['طباخ', 'Cook', { at: ['restaurant', 'hotel', 'cafe'] }],
      ['شيف حلويات', 'Pastry chef', { at: ['bakery', 'hotel', 'cafe', 'restaurant'] }],
      ['معلم مشويات', 'Grill cook', { at: ['restaurant', 'hotel'] }],
      ['خباز', 'Baker', { at: ['bakery', 'hotel'] }],
    ],
    pay: [4200, 5000, 6500, 10000],
    week: 'shifts',
    employers: ['restaurant', 'bakery', 'hotel', 'cafe'],
    experience: ['في مطبخ محترف', 'in a professional kitchen'],
    about: [
      [
        'مطبخ مفتوح أمام الضيوف، وقائمة قصيرة تتغير مع الموسم.',
        'An open kitchen and a short menu that changes with the seasons.',
        { at: ['restaurant', 'cafe'] },
      ],
      [
        'نقدم أطباقًا سعودية بمكونات محلية، ومعظم خضارنا من مزارع قريبة.',
        'We cook Saudi dishes with local produce, and most of our vegetables come from farms nearby.',
        { at: ['restaurant', 'hotel'], as: ['Chef', 'Cook', 'Grill cook'] },
      ],
      [
        'يخدم المطبخ نحو مئتي ضيف في اليوم بفريق من تسعة طهاة.',
        'Nine cooks serve about two hundred guests a day.',
        { at: ['restaurant', 'hotel'] },
      ],
      [
        'نخبز كل صباح بوصفات من عندنا وبلا مواد حافظة.',
        'We bake every morning, to our own recipes and without preservatives.',
        { at: ['bakery'] },
      ],
    ],
    duties: [
      ['تحضير الأطباق وفق الوصفات المعتمدة', 'Prepare dishes to the approved recipes'],
      ['تجهيز المكونات مسبقًا', 'Prepare ingredients ahead of time'],
      ['ضبط الكميات وتقليل الهدر', 'Control portions and reduce waste'],
      ['تطبيق اشتراطات سلامة الغذاء', 'Apply food safety rules'],
      ['استلام المواد والتأكد من جودتها', 'Receive supplies and check their quality'],
      ['ابتكار أطباق جديدة للموسم', 'Create new dishes each season', { isExperienced: true }],
      ['تدريب مساعدي الطهاة', 'Train kitchen assistants', { isExperienced: true }],
    ],
    requirements: [
      ['شهادة صحية سارية', 'Valid health card'],
      ['معرفة بنظام «هاسب»', 'Knowledge of HACCP'],
      ['سرعة وترتيب في أوقات الذروة', 'Fast and tidy at peak hours'],
      ['دبلوم فنون طهي ميزة إضافية', 'A culinary diploma is a plus'],
      ['استعداد للعمل في العطل والمواسم', 'Willing to work weekends and holidays'],
    ],
  },
  {
    titles: [
      ['نادل', 'Waiter'],
      ['مضيف مطعم', 'Restaurant host', { at: ['restaurant', 'hotel'] }],
      ['عامل مطعم', 'Restaurant crew member', { at: ['restaurant'] }],
      ['مشرف مطعم', 'Restaurant supervisor', { at: ['restaurant'] }],
    ],
    pay: [3500, 3900, 4600, 6200],
    week: 'shifts',
    wage: 'hourly',
    employers: ['restaurant', 'cafe', 'hotel'],
    experience: ['في خدمة الضيوف', 'in serving guests'],
    about: [
      [
        'المطعم عائلي ومزدحم مساء الخميس والجمعة، وهادئ في بقية الأيام.',
        'A family restaurant, busy on Thursday and Friday evenings and calm on other days.',
        { at: ['restaurant'] },
      ],
      [
        'ندرّب على آداب الضيافة وقائمة الطعام ثلاثة أيام قبل استقبال أول طاولة.',
        'Three days of training in service and the menu come before your first table.',
      ],
      ['تُجمع الإكراميات وتُوزع بالتساوي في نهاية كل أسبوع.', 'Tips are pooled and shared equally every week.'],
    ],
    duties: [
      ['استقبال الضيوف وإرشادهم إلى طاولاتهم', 'Welcome guests and show them to their tables'],
      ['تسجيل الطلبات وتقديمها', 'Take and serve orders'],
      ['الإجابة عن أسئلة الضيوف حول الأطباق ومكوناتها', 'Answer questions about dishes and ingredients'],
      ['ترتيب الصالة قبل الخدمة وبعدها', 'Set tables and clear them after service'],
      ['معالجة الشكاوى فورًا أو رفعها إلى المدير', 'Resolve complaints at once or pass them to the manager'],
      ['توزيع الطاولات على الفريق', 'Assign tables to the team', { leads: true }],
    ],
    requirements: [
      ['ابتسامة صادقة وحسن إصغاء', 'A genuine smile and a good listener'],
      ['شهادة صحية أو استعداد لاستخراجها', 'Health card, or ready to obtain one'],
      ['إنجليزية أساسية', 'Basic English'],
      ['استعداد للعمل في المساء وعطلة نهاية الأسبوع', 'Willing to work evenings and weekends'],
    ],
  },
  {
    titles: [
      ['موظف استقبال فندقي', 'Hotel receptionist'],
      ['مشرف تدبير فندقي', 'Housekeeping supervisor', { at: ['hotel'] }],
      ['كونسيرج', 'Concierge', { at: ['hotel'] }],
    ],
    pay: [4500, 5500, 7000, 9500],
    week: 'shifts',
    employers: ['hotel', 'pilgrims'],
    experience: ['في الفنادق أو السياحة', 'in hotels or tourism'],
    about: [
      [
        'الفندق من فئة أربع نجوم ويضم 180 غرفة، ومعظم ضيوفه عائلات ومسافرون لأعمالهم.',
        'A four-star hotel with 180 rooms; most guests are families and business travellers.',
        { at: ['hotel'] },
      ],
      [
        'نستعد لموسم مزدحم، ونريد أن يشعر كل ضيف بأننا في انتظاره.',
        'A busy season lies ahead, and we want every guest to feel welcome.',
      ],
      [
        'يتحدث فريقنا سبع لغات، والعربية والإنجليزية أساس العمل.',
        'Our team speaks seven languages; Arabic and English are the daily ones.',
      ],
    ],
    duties: [
      [
        'استقبال الضيوف وإنهاء إجراءات الوصول والمغادرة',
        'Receive guests and handle check-in and check-out',
        { as: ['Hotel receptionist'] },
      ],
      ['تنسيق طلبات الضيوف مع الأقسام الأخرى', 'Coordinate guest requests with other departments'],
      [
        'متابعة الحجوزات وتأكيدها',
        'Follow up and confirm bookings',
        { as: ['Hotel receptionist', 'Concierge'] },
      ],
      [
        'تقديم معلومات صحيحة عن المدينة ومعالمها',
        'Give guests reliable information about the city and its sights',
        { as: ['Hotel receptionist', 'Concierge'] },
      ],
      [
        'تسجيل الشكاوى ومتابعة حلها قبل مغادرة الضيف',
        'Log complaints and see them resolved before the guest leaves',
      ],
      ['إعداد تقرير الوردية', 'Write the shift report'],
      [
        'تفقد الغرف قبل تسليمها للضيوف',
        'Inspect rooms before guests arrive',
        { as: ['Housekeeping supervisor'] },
      ],
      [
        'توزيع الغرف على فريق التنظيف',
        'Assign rooms to the cleaning team',
        { as: ['Housekeeping supervisor'] },
      ],
      [
        'حجز المطاعم والجولات والمواصلات للضيوف',
        'Book restaurants, tours and transport for guests',
        { as: ['Concierge'] },
      ],
    ],
    requirements: [
      ['إتقان العربية والإنجليزية', 'Fluent in Arabic and English'],
      [
        'معرفة بنظام أوبرا ميزة إضافية',
        'Knowledge of Opera PMS is a plus',
        { as: ['Hotel receptionist', 'Concierge'] },
      ],
      ['دبلوم فندقة أو سياحة', 'Diploma in hospitality or tourism'],
      ['استعداد للعمل بنظام الورديات', 'Willing to work shifts'],
      ['لباقة وسرعة بديهة', 'Courteous and quick-witted'],
    ],
  },
  {
    titles: [
      ['مرشد سياحي', 'Tour guide', { sells: false, drivesCar: false }],
      ['مستشار سفر', 'Travel consultant'],
    ],
    pay: [4500, 5500, 7000, 9500],
    week: 'field',
    employers: ['travel', 'pilgrims'],
    experience: ['في السياحة', 'in tourism'],
    about: [
      [
        'رحلاتنا صغيرة، لا تزيد على اثني عشر ضيفًا، ونحكي فيها قصة المكان لا تاريخه فقط.',
        'Our tours are small, twelve guests at most, and tell the story of a place, not just its dates.',
        { at: ['travel'] },
      ],
      [
        'نصمم برامج في العلا وعسير والدرعية، ونجددها كل موسم.',
        'We run programmes in AlUla, Asir and Diriyah and renew them every season.',
        { at: ['travel'] },
      ],
      [
        'نرافق ضيوفنا بين مكة المكرمة والمدينة المنورة، ونعرّفهم بمعالمهما.',
        'We take our guests between Mecca and Medina and show them the historic sites.',
        { at: ['pilgrims'] },
      ],
    ],
    duties: [
      ['مرافقة الضيوف في الجولات', 'Accompany guests on tours', { as: ['Tour guide'] }],
      ['إعداد البرامج وحجز الخدمات', 'Plan programmes and book services'],
      ['رواية تاريخ المواقع بأسلوب مشوق', 'Bring the history of each site to life', { as: ['Tour guide'] }],
      ['متابعة راحة الضيوف وسلامتهم', "Look after guests' comfort and safety"],
      ['جمع آراء الضيوف بعد كل رحلة', 'Ask guests for feedback after every tour'],
      ['مقارنة أسعار الرحلات والفنادق', 'Compare fares and hotel rates', { as: ['Travel consultant'] }],
    ],
    requirements: [
      ['رخصة إرشاد سياحي سارية', 'Valid tour guide licence', { as: ['Tour guide'] }],
      ['إتقان الإنجليزية، وأي لغة أخرى مكسب', 'Fluent English; any other language is welcome'],
      ['معرفة بتاريخ المنطقة وتراثها', 'Knowledge of local history and heritage', { as: ['Tour guide'] }],
      ['حسن حديث وحضور', 'A gift for storytelling', { as: ['Tour guide'] }],
      ['لباقة وصبر في الإجابة', 'Courteous and patient with questions'],
      ['معرفة بأنظمة الحجز', 'Knowledge of booking systems', { as: ['Travel consultant'] }],
    ],
  },
  {
    titles: [
      ['منسق فعاليات', 'Event coordinator'],
      ['مشرف قاعات مناسبات', 'Banquet supervisor', { at: ['hotel'] }],
    ],
    pay: [4800, 5800, 7500, 10500],
    week: 'shifts',
    employers: ['hotel', 'restaurant', 'marketing'],
    experience: ['في تنظيم الفعاليات', 'in organising events'],
    about: [
      [
        'ننظم في السنة مئة مناسبة، من اجتماع لعشرة أشخاص إلى حفل لألف.',
        'We organise a hundred events a year, from meetings of ten to celebrations for a thousand.',
        { at: ['hotel', 'marketing'] },
      ],
      [
        'يبدأ العمل قبل المناسبة بشهر، وينتهي حين يغادر آخر ضيف راضيًا.',
        'Work begins a month before the event and ends when the last guest leaves happy.',
      ],
    ],
    duties: [
      ['الاتفاق مع العميل على تفاصيل المناسبة', 'Agree the details with the client'],
      ['التنسيق مع الموردين والضيافة والصوتيات', 'Coordinate suppliers, catering and sound'],
      ['إعداد جدول المناسبة دقيقة بدقيقة', 'Plan the schedule minute by minute'],
      ['متابعة الميزانية والفواتير', 'Keep track of the budget and invoices'],
      ['إدارة المناسبة يوم إقامتها', 'Run the event on the day'],
    ],
    requirements: [
      ['تنظيم عالٍ وهدوء تحت الضغط', 'Well organised and calm under pressure'],
      ['شبكة علاقات مع الموردين ميزة إضافية', 'A network of suppliers is a plus', { isExperienced: true }],
      ['إنجليزية جيدة', 'Good English'],
      ['استعداد للعمل في المساء والعطل', 'Willing to work evenings and holidays'],
      ['لباقة في التعامل مع العملاء', 'A courteous manner with clients'],
    ],
  },
])
