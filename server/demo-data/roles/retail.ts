import { rolesOf } from '../role.ts'

export const retailRoles = rolesOf('retail', [
  {
    titles: [
      ['بائع', 'Shop assistant'],
      ['بائع عطور', 'Perfume consultant'],
      ['بائع مجوهرات', 'Jewellery seller'],
      ['بائع جوالات', 'Mobile phone seller'],
      ['مستشار تجميل', 'Beauty adviser'],
    ],
    focuses: [
      ['الأزياء', 'fashion'],
      ['الأحذية والحقائب', 'shoes and bags'],
      ['الأثاث', 'furniture'],
      ['الألعاب', 'toys'],
      ['الإلكترونيات', 'electronics'],
    ],
    pay: [3800, 4200, 5000, 6500],
    week: 'split',
    wage: 'hourly',
    employers: ['retail', 'pharmacy'],
    experience: ['في البيع بالتجزئة', 'in retail sales'],
    about: [
      [
        'المعرض في مجمع تجاري معروف، ويزوره في نهاية الأسبوع أكثر من ألف متسوق.',
        'The shop stands in a well-known mall, with more than a thousand visitors at weekends.',
      ],
      [
        'ندرّب على المنتجات وطريقة عرضها في الأسبوع الأول، ولا نترك أحدًا وحده في البداية.',
        'We teach the products and how to present them in the first week; nobody is left alone at the start.',
      ],
      [
        'فريق المعرض صغير ومتعاون، ويتناوب على عطلة نهاية الأسبوع بالتساوي.',
        'The team is small and helpful, and shares weekends evenly.',
      ],
      [
        'نفتح معرضين جديدين هذا العام، ومشرفوهما سيكونون من العاملين معنا.',
        'We are opening two more shops this year, and their supervisors will come from our own staff.',
      ],
    ],
    duties: [
      ['استقبال الزبائن ومساعدتهم في الاختيار', 'Welcome customers and help them choose'],
      ['ترتيب المعرض وتعبئة الأرفف', 'Keep the shop tidy and the shelves full'],
      ['شرح مزايا المنتجات والعروض الجارية', 'Explain products and current offers'],
      ['تسجيل المبيعات على نقاط البيع', 'Ring up sales on the point of sale'],
      ['المشاركة في الجرد الشهري', 'Take part in the monthly stock count'],
      ['معالجة طلبات الاستبدال والاسترجاع', 'Handle exchanges and returns'],
    ],
    requirements: [
      ['لباقة وحسن استقبال', 'A courteous and welcoming manner'],
      ['استعداد للعمل على فترتين وفي المواسم', 'Willing to work split shifts and in high season'],
      ['إنجليزية أساسية', 'Basic English'],
      ['ثانوية عامة على الأقل', 'Secondary school or higher'],
      ['القدرة على الوقوف فترات طويلة', 'Able to stand for long periods'],
    ],
  },
  {
    titles: [
      ['كاشير', 'Cashier'],
      ['كاشير سوبرماركت', 'Supermarket cashier'],
    ],
    pay: [3800, 4100, 4600, 5500],
    week: 'shifts',
    wage: 'hourly',
    employers: ['retail', 'restaurant', 'cafe', 'pharmacy'],
    experience: ['على صندوق المبيعات', 'at a till'],
    about: [
      [
        'الصندوق آخر ما يراه الزبون عندنا، ونريده أن يخرج مبتسمًا.',
        'The till is the last thing customers see of us, and we want them to leave with a smile.',
      ],
      [
        'النظام سهل، ويكفي يومان لتعلمه مع أحد الزملاء.',
        'The system is easy; two days with a colleague are enough to learn it.',
      ],
      [
        'يُعلن جدول الورديات قبل أسبوعين، ويمكن تبديله باتفاق الزملاء.',
        'The rota is published two weeks ahead, and colleagues may swap shifts.',
      ],
    ],
    duties: [
      ['مسح المشتريات واستلام المبالغ نقدًا وبالبطاقة', 'Scan purchases and take cash and card payments'],
      ['مطابقة الصندوق عند استلام الوردية وتسليمها', 'Balance the till at the start and end of a shift'],
      ['تعبئة المشتريات بعناية', 'Pack purchases with care'],
      ['الرد على أسئلة الزبائن عن الأسعار والعروض', 'Answer questions about prices and offers'],
      ['إبلاغ المشرف عن أي فرق في الأسعار', 'Tell the supervisor of any price difference'],
    ],
    requirements: [
      ['أمانة ودقة في التعامل مع النقد', 'Honesty and accuracy with cash'],
      ['سرعة بديهة وسعة صدر', 'Quick and patient'],
      ['معرفة بسيطة بالحاسب', 'Basic computer skills'],
      ['استعداد للعمل بنظام الورديات', 'Willing to work shifts'],
    ],
  },
  {
    titles: [
      ['مدير معرض', 'Showroom manager'],
      ['مدير متجر', 'Store manager'],
      ['مشرف معرض', 'Retail supervisor'],
    ],
    pay: [6000, 7500, 9500, 13500],
    week: 'split',
    employers: ['retail', 'pharmacy'],
    experience: ['في إدارة المعارض', 'in running a shop'],
    about: [
      [
        'يدير شاغل الوظيفة فريقًا من اثني عشر موظفًا، وميزانية الفرع ونتائجه بين يديه.',
        'You will run a team of twelve, with the budget and results of the branch in your hands.',
      ],
      [
        'الفرع من الخمسة الأوائل بين فروعنا، ونريد أن يبقى كذلك.',
        'The branch is among our top five, and we want it to stay there.',
      ],
    ],
    duties: [
      ['تحقيق هدف المبيعات وضبط المصروفات', 'Meet the sales target and control costs'],
      ['إعداد جدول الورديات وتقييم الموظفين', 'Prepare the rota and review staff performance'],
      ['متابعة المخزون والطلبيات', 'Watch stock and orders'],
      ['ضمان تطبيق معايير العرض والنظافة', 'Keep up display and cleanliness standards'],
      ['معالجة شكاوى الزبائن بلا تأخير', 'Settle complaints without delay'],
      ['تدريب الموظفين الجدد', 'Train new staff'],
    ],
    requirements: [
      ['خبرة في قيادة فريق مبيعات', 'Experience in leading a sales team'],
      ['قراءة جيدة لتقارير المبيعات', 'Able to read sales reports'],
      ['إجادة Excel', 'Good Excel'],
      ['حضور في أوقات الذروة والمواسم', 'Present at peak hours and in high season'],
    ],
  },
  {
    titles: [
      ['منسق بضائع', 'Merchandiser'],
      ['معبئ أرفف', 'Shelf stocker'],
      ['مجهز طلبات', 'Order picker'],
    ],
    pay: [3500, 3900, 4500, 5500],
    week: 'shifts',
    wage: 'hourly',
    employers: ['retail', 'farm'],
    experience: ['في المتاجر', 'in shops'],
    about: [
      [
        'يبدأ العمل قبل افتتاح المتجر بساعة، حين يكون المكان هادئًا.',
        'Work starts an hour before opening time, while it is quiet.',
      ],
      [
        'تصلنا البضائع يوميًا، ومهمتنا أن تكون على الرف قبل وصول أول زبون.',
        'Goods arrive daily, and our job is to have them on the shelf before the first customer comes.',
      ],
    ],
    duties: [
      ['ترتيب البضائع وفق مخطط العرض', 'Arrange goods according to the display plan'],
      ['تدوير المنتجات حسب تاريخ الصلاحية', 'Rotate products by expiry date'],
      ['تجهيز طلبات التطبيق وتغليفها', 'Pick and pack app orders'],
      ['طباعة الأسعار وتحديثها', 'Print and update price labels'],
      ['إبلاغ المستودع بالنواقص', 'Report missing items to the storeroom'],
    ],
    requirements: [
      ['نشاط ولياقة تسمح بحمل الكراتين', 'Fit enough to carry boxes'],
      ['اهتمام بالترتيب والنظافة', 'An eye for order and cleanliness'],
      ['التزام بمواعيد الورديات', 'Punctual for shifts'],
      ['شهادة صحية أو استعداد لاستخراجها', 'Health card, or ready to obtain one'],
    ],
  },
])
