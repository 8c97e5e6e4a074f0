import { rolesOf } from '../role.ts'

export const retailRoles = rolesOf('retail', [
  {
    titles: [
      ['بائع', 'Shop assistant', { at: ['retail'] }],
      ['بائع عطور', 'Perfume consultant', { at: ['department-store', 'fashion'] }],
      ['بائع مجوهرات', 'Jewellery seller', { at: ['department-store'] }],
      ['بائع جوالات', 'Mobile phone seller', { at: ['electronics'] }],
      ['مستشار تجميل', 'Beauty adviser', { at: ['department-store', 'pharmacy'] }],
    ],
    focuses: [
      ['الأزياء', 'fashion', { at: ['fashion', 'department-store'] }],
      ['الأحذية والحقائب', 'shoes and bags', { at: ['fashion', 'department-store'] }],
      ['الأثاث', 'furniture', { at: ['furniture'] }],
      ['الألعاب', 'toys', { at: ['department-store', 'supermarket'] }],
      ['الإلكترونيات', 'electronics', { at: ['electronics'] }],
    ],
    pay: [3800, 4200, 5000, 6500],
    week: 'split',
    wage: 'hourly',
    employers: ['retail', 'pharmacy'],
    experience: ['في البيع بالتجزئة', 'in retail sales'],
    about: [
      [
        'المعرض في مجمع تجاري معروف، ويزوره في نهاية الأسبوع أكثر من ألف متسوق.',
        'The shop is in a well-known mall, with more than a thousand visitors at weekends.',
        { at: ['department-store', 'fashion', 'electronics'], hasPast: true },
      ],
      [
        'ندرّب على المنتجات وطريقة عرضها في الأسبوع الأول، ولا نترك أحدًا وحده في البداية.',
        'We spend the first week on the products and how to present them, and nobody is left alone at the start.',
      ],
      [
        'الفريق صغير ومتعاون، ويتناوب على عطلة نهاية الأسبوع بالتساوي.',
        'The team is small and helpful, and takes turns at weekends.',
      ],
      [
        'نفتح فرعين جديدين هذا العام، ومشرفوهما سيكونون من العاملين معنا.',
        'We are opening two more shops this year, and their supervisors will come from our own staff.',
      ],
    ],
    duties: [
      ['استقبال الزبائن ومساعدتهم في الاختيار', 'Welcome customers and help them choose'],
      ['ترتيب المكان وتعبئة الأرفف', 'Keep the shop tidy and the shelves full'],
      ['شرح مزايا المنتجات والعروض الجارية', 'Explain products and current offers'],
      ['تسجيل المبيعات على نقاط البيع', 'Ring up sales at the till'],
      ['المشاركة في الجرد الشهري', 'Take part in the monthly stock count'],
      ['معالجة طلبات الاستبدال والاسترجاع', 'Handle exchanges and returns'],
    ],
    requirements: [
      ['لباقة وحسن استقبال', 'A courteous and welcoming manner'],
      [
        'استعداد للعمل على فترتين وفي المواسم',
        'Willing to work split shifts and in high season',
        { week: 'whole' },
      ],
      ['إنجليزية أساسية', 'Basic English'],
      ['ثانوية عامة على الأقل', 'Secondary school or higher'],
      ['القدرة على الوقوف فترات طويلة', 'Able to stand for long periods'],
      ['أمانة ودقة', 'Honest and careful'],
    ],
  },
  {
    titles: [
      ['كاشير', 'Cashier', { sells: false }],
      ['كاشير سوبرماركت', 'Supermarket cashier', { at: ['supermarket'], sells: false }],
    ],
    pay: [3800, 4100, 4600, 5500],
    week: 'shifts',
    wage: 'hourly',
    employers: ['retail', 'supermarket', 'restaurant', 'cafe', 'bakery', 'pharmacy'],
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
      [
        'مسح المشتريات واستلام المبالغ نقدًا وبالبطاقة',
        'Scan purchases and take cash and card payments',
        { at: ['retail', 'pharmacy', 'bakery'] },
      ],
      [
        'تسجيل الطلبات واستلام المبالغ نقدًا وبالبطاقة',
        'Take orders and cash and card payments',
        { at: ['restaurant', 'cafe'] },
      ],
      [
        'إبلاغ المطبخ بالطلبات وملاحظاتها',
        'Pass orders and special requests to the kitchen',
        { at: ['restaurant', 'cafe'] },
      ],
      ['مطابقة الصندوق عند استلام الوردية وتسليمها', 'Balance the till at the start and end of a shift'],
      ['تعبئة المشتريات بعناية', 'Pack purchases with care', { at: ['retail', 'pharmacy', 'bakery'] }],
      ['الرد على أسئلة الزبائن عن الأسعار والعروض', 'Answer questions about prices and offers'],
      ['إبلاغ المشرف عن أي فرق في الأسعار', 'Tell the supervisor of any price difference'],
    ],
    requirements: [
      ['أمانة ودقة في التعامل مع النقد', 'Honesty and accuracy with cash'],
      ['سرعة بديهة وسعة صدر', 'Quick-witted and patient'],
      ['معرفة بسيطة بالحاسب', 'Basic computer skills'],
      ['استعداد للعمل بنظام الورديات', 'Willing to work shifts'],
    ],
  },
  {
    titles: [
      ['مدير معرض', 'Showroom manager', { at: ['furniture', 'electronics', 'fashion'] }],
      ['مدير متجر', 'Store manager'],
      ['مشرف معرض', 'Retail supervisor'],
    ],
    pay: [6000, 7500, 9500, 13500],
    week: 'split',
    employers: ['retail'],
    experience: ['في إدارة المعارض', 'in running a shop'],
    about: [
      [
        'معك فريق من اثني عشر موظفًا، وبين يديك ميزانية الفرع ونتائجه.',
        'You run a team of twelve and are responsible for the budget and results of the branch.',
      ],
      [
        'الفرع من الخمسة الأوائل بين فروعنا، ونريد أن يبقى كذلك.',
        'The branch is among our top five, and we want it to stay there.',
        { hasPast: true },
      ],
    ],
    duties: [
      ['تحقيق هدف المبيعات وضبط المصروفات', 'Meet the sales target and control costs'],
      ['إعداد جدول الورديات وتقييم الموظفين', 'Prepare the rota and review staff performance'],
      ['متابعة المخزون والطلبيات', 'Manage stock and orders'],
      ['ضمان تطبيق معايير العرض والنظافة', 'Maintain display and cleanliness standards'],
      ['معالجة شكاوى الزبائن بلا تأخير', 'Resolve complaints without delay'],
      ['تدريب الموظفين الجدد', 'Train new staff'],
    ],
    requirements: [
      ['خبرة في قيادة فريق مبيعات', 'Experience in leading a sales team'],
      ['قراءة جيدة لتقارير المبيعات', 'Able to read sales reports'],
      ['إجادة Excel', 'Good Excel skills'],
      ['الحضور في أوقات الذروة والمواسم', 'Available at peak hours and in high season'],
    ],
  },
  {
    titles: [
      ['منسق بضائع', 'Merchandiser', { sells: false }],
      ['معبئ أرفف', 'Shelf stocker', { at: ['supermarket', 'department-store'], sells: false }],
      ['مجهز طلبات', 'Order picker', { sells: false }],
    ],
    pay: [3500, 3900, 4500, 5500],
    week: 'shifts',
    wage: 'hourly',
    employers: ['retail'],
    experience: ['في المتاجر', 'in shops'],
    about: [
      [
        'معظم العمل في الساعة الهادئة قبل الافتتاح.',
        'Most of the work is done in the quiet hour before we open.',
        { start: 'dawn' },
      ],
      [
        'الرف المرتب أفضل بائع، ولهذا نقدّر هذا العمل.',
        'A tidy shelf is the best salesperson, so we value this work.',
      ],
      [
        'تصلنا البضائع يوميًا، ومهمتنا أن تكون على الرف سريعًا.',
        'Goods arrive daily, and our job is to get them onto the shelves quickly.',
      ],
    ],
    duties: [
      ['ترتيب البضائع وفق مخطط العرض', 'Arrange goods according to the display plan'],
      [
        'تدوير المنتجات حسب تاريخ الصلاحية',
        'Rotate products by expiry date',
        { at: ['supermarket', 'department-store'] },
      ],
      ['تجهيز طلبات التطبيق وتغليفها', 'Pick and pack app orders'],
      ['طباعة الأسعار وتحديثها', 'Print and update price labels'],
      ['إبلاغ المستودع بالنواقص', 'Report missing items to the storeroom'],
      ['مساعدة الزبائن في العثور على ما يريدون', 'Help customers find what they want'],
    ],
    requirements: [
      ['لياقة بدنية تسمح بحمل الصناديق', 'Fit enough to carry boxes'],
      ['اهتمام بالترتيب والنظافة', 'An eye for order and cleanliness'],
      ['التزام بمواعيد الورديات', 'Punctual for shifts'],
      ['حسن تعامل مع الزبائن', 'Polite to customers'],
      ['شهادة صحية أو استعداد لاستخراجها', 'Health card, or ready to obtain one', { at: ['supermarket'] }],
    ],
  },
])
