import { rolesOf } from '../role.ts'

export const hospitalityRoles = rolesOf('hospitality', [
  {
    titles: [
      ['باريستا', 'Barista'],
      ['مشرف مقهى', 'Café supervisor'],
    ],
    focuses: [['قهوة مختصة', 'specialty coffee']],
    focusedTitles: 2,
    pay: [4000, 4500, 5500, 7000],
    week: 'shifts',
    wage: 'hourly',
    employers: ['cafe', 'hotel'],
    experience: ['في مقهى', 'in a café'],
    about: [
      [
        'نحمّص بأنفسنا ونقدم سبعة محاصيل مختلفة، ونحب من يسأل عن طعم الفنجان قبل شكله.',
        'We roast our own beans and serve seven origins; we like people who ask how a cup tastes before how it looks.',
      ],
      [
        'المقهى صغير وزبائنه معروفون بأسمائهم، والعمل فيه أشبه بالعمل مع الأصدقاء.',
        'A small café where guests are known by name; working here feels like working with friends.',
      ],
      [
        'ننظم جلسة تذوق كل أسبوعين، ونتكفل برسوم دورات الباريستا.',
        'We hold a tasting every fortnight and pay for barista courses.',
      ],
    ],
    duties: [
      ['تحضير القهوة والمشروبات وفق وصفاتنا', 'Prepare coffee and drinks to our recipes'],
      ['ضبط الطاحونة والآلة في بداية كل وردية', 'Dial in the grinder and machine at the start of each shift'],
      ['استقبال الضيوف وتسجيل طلباتهم', 'Welcome guests and take their orders'],
      ['المحافظة على نظافة البار والأدوات', 'Keep the bar and tools clean'],
      ['متابعة مخزون البن والحليب', 'Watch the stock of beans and milk'],
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
      ['شيف', 'Chef'],
      ['طباخ', 'Cook'],
      ['شيف حلويات', 'Pastry chef'],
      ['معلم مشويات', 'Grill cook'],
      ['خباز', 'Baker'],
    ],
    pay: [4200, 5000, 6500, 10000],
    week: 'shifts',
    employers: ['restaurant', 'hotel', 'cafe', 'hospital'],
    experience: ['في مطبخ محترف', 'in a professional kitchen'],
    about: [
      [
        'مطبخ مفتوح أمام الضيوف، وقائمة قصيرة تتغير مع الموسم.',
        'An open kitchen and a short menu that changes with the season.',
      ],
      [
        'نقدم أطباقًا سعودية بمقادير محلية، وثمانون بالمئة من خضارنا من مزارع قريبة.',
        'We cook Saudi dishes with local produce; four fifths of our vegetables come from farms nearby.',
      ],
      [
        'يخدم المطبخ نحو مئتي ضيف في اليوم بفريق من تسعة طهاة.',
        'Nine cooks serve about two hundred guests a day.',
      ],
    ],
    duties: [
      ['تحضير الأطباق وفق الوصفات المعتمدة', 'Prepare dishes to the approved recipes'],
      ['تجهيز المكونات قبل بدء الخدمة', 'Prepare ingredients before service'],
      ['ضبط الكميات وتقليل الهدر', 'Control portions and reduce waste'],
      ['تطبيق اشتراطات سلامة الغذاء', 'Apply food safety rules'],
      ['استلام المواد والتأكد من جودتها', 'Receive supplies and check their quality'],
      ['ابتكار أطباق جديدة للموسم', 'Create new dishes for the season'],
      ['تدريب مساعدي الطهاة', 'Train kitchen assistants'],
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
      ['مضيف مطعم', 'Restaurant host'],
      ['عامل مطعم', 'Restaurant crew member'],
      ['مشرف مطعم', 'Restaurant supervisor'],
    ],
    pay: [3500, 3900, 4600, 6200],
    week: 'shifts',
    wage: 'hourly',
    employers: ['restaurant', 'hotel', 'cafe'],
    experience: ['في خدمة الضيوف', 'in serving guests'],
    about: [
      [
        'المطعم عائلي ومزدحم مساء الخميس والجمعة، وهادئ في بقية الأيام.',
        'A family restaurant, busy on Thursday and Friday evenings and calm on other days.',
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
      ['ترتيب الصالة قبل الخدمة وبعدها', 'Set and clear the dining room'],
      [
        'معالجة الملاحظات فورًا أو رفعها إلى المشرف',
        'Deal with remarks at once or pass them to the supervisor',
      ],
    ],
    requirements: [
      ['ابتسامة صادقة وحسن إصغاء', 'A genuine smile and a good ear'],
      ['شهادة صحية أو استعداد لاستخراجها', 'Health card, or ready to obtain one'],
      ['إنجليزية أساسية', 'Basic English'],
      ['استعداد للعمل في المساء وعطلة نهاية الأسبوع', 'Willing to work evenings and weekends'],
    ],
  },
  {
    titles: [
      ['موظف استقبال فندقي', 'Hotel receptionist'],
      ['مشرف تدبير فندقي', 'Housekeeping supervisor'],
      ['كونسيرج', 'Concierge'],
    ],
    pay: [4500, 5500, 7000, 9500],
    week: 'shifts',
    employers: ['hotel', 'pilgrims'],
    experience: ['في الفنادق أو السياحة', 'in hotels or tourism'],
    about: [
      [
        'الفندق من فئة أربع نجوم ويضم 180 غرفة، ومعظم ضيوفه من العائلات والمسافرين لأعمالهم.',
        'A four-star hotel with 180 rooms, mostly families and business travellers.',
      ],
      [
        'نستعد لموسم مزدحم، ونريد لكل ضيف أن يشعر بأن أحدًا ينتظره.',
        'A busy season lies ahead, and we want every guest to feel expected.',
      ],
      [
        'يتحدث فريقنا سبع لغات، والعربية والإنجليزية أساس العمل.',
        'Our team speaks seven languages; Arabic and English are the daily ones.',
      ],
    ],
    duties: [
      ['استقبال الضيوف وإنهاء إجراءات الوصول والمغادرة', 'Receive guests and handle check-in and check-out'],
      ['تنسيق طلبات الضيوف مع الأقسام الأخرى', 'Coordinate guest requests with other departments'],
      ['متابعة الحجوزات وتأكيدها', 'Follow up and confirm bookings'],
      ['تقديم معلومات صحيحة عن المدينة ومعالمها', 'Give sound information about the city and its sights'],
      [
        'توثيق الملاحظات وضمان علاجها قبل مغادرة الضيف',
        'Record remarks and see them solved before the guest leaves',
      ],
      ['إعداد تقرير الوردية', 'Write the shift report'],
    ],
    requirements: [
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['معرفة بنظام أوبرا ميزة إضافية', 'Knowledge of Opera PMS is a plus'],
      ['دبلوم فندقة أو سياحة', 'Diploma in hospitality or tourism'],
      ['استعداد للعمل بنظام الورديات', 'Willing to work shifts'],
      ['لباقة وسرعة بديهة', 'Courteous and quick-witted'],
    ],
  },
  {
    titles: [
      ['مرشد سياحي', 'Tour guide'],
      ['مستشار سفر', 'Travel consultant'],
    ],
    pay: [4500, 5500, 7000, 9500],
    week: 'field',
    employers: ['hotel', 'pilgrims'],
    experience: ['في السياحة', 'in tourism'],
    about: [
      [
        'رحلاتنا صغيرة، لا تزيد على اثني عشر ضيفًا، ونحكي فيها قصة المكان لا تاريخه فقط.',
        'Our tours are small, twelve guests at most, and tell the story of a place rather than its dates alone.',
      ],
      [
        'نصمم برامج في العلا وعسير والدرعية، ونجددها كل موسم.',
        'We design programmes in Al Ula, Asir and Diriyah and renew them every season.',
      ],
    ],
    duties: [
      ['مرافقة الضيوف في الجولات', 'Accompany guests on tours'],
      ['إعداد البرامج وحجز الخدمات', 'Prepare programmes and book services'],
      ['رواية تاريخ المواقع بأسلوب مشوق', 'Tell the history of each site with life'],
      ['متابعة راحة الضيوف وسلامتهم', "Look after guests' comfort and safety"],
      ['جمع آراء الضيوف بعد كل جولة', 'Collect impressions after every tour'],
    ],
    requirements: [
      ['رخصة إرشاد سياحي سارية', 'Valid tour guide licence'],
      ['إتقان الإنجليزية، وأي لغة أخرى مكسب', 'Fluent English; any further language is welcome'],
      ['معرفة بتاريخ المنطقة وتراثها', 'Knowledge of local history and heritage'],
      ['حضور وحسن حديث', 'Presence and a gift for telling'],
    ],
  },
  {
    titles: [
      ['منسق فعاليات', 'Event coordinator'],
      ['مشرف قاعات مناسبات', 'Banquet supervisor'],
    ],
    pay: [4800, 5800, 7500, 10500],
    week: 'shifts',
    employers: ['hotel', 'restaurant', 'marketing'],
    experience: ['في تنظيم الفعاليات', 'in organising events'],
    about: [
      [
        'ننظم في السنة مئة مناسبة، من اجتماع لعشرة أشخاص إلى حفل لألف.',
        'We organise a hundred events a year, from a meeting for ten to a celebration for a thousand.',
      ],
      [
        'يبدأ العمل قبل المناسبة بشهر، وينتهي حين يغادر آخر ضيف راضيًا.',
        'Work begins a month before the event and ends when the last guest leaves content.',
      ],
    ],
    duties: [
      ['الاتفاق مع العميل على تفاصيل المناسبة', 'Agree the details with the client'],
      ['التنسيق مع الموردين والمطبخ والصوتيات', 'Coordinate suppliers, kitchen and sound'],
      ['إعداد جدول المناسبة دقيقة بدقيقة', 'Prepare the running order minute by minute'],
      ['متابعة الميزانية والفواتير', 'Follow the budget and invoices'],
      ['الإشراف على الفريق يوم المناسبة', 'Lead the team on the day'],
    ],
    requirements: [
      ['تنظيم عالٍ وهدوء تحت الضغط', 'Well organised and calm under pressure'],
      ['شبكة علاقات مع الموردين ميزة إضافية', 'A network of suppliers is a plus'],
      ['إنجليزية جيدة', 'Good English'],
      ['استعداد للعمل في المساء والعطل', 'Willing to work evenings and holidays'],
    ],
  },
])
