import { rolesOf } from '../role.ts'

export const salesRoles = rolesOf('sales', [
  {
    titles: [
      ['مندوب مبيعات', 'Sales representative'],
      ['مندوب مبيعات ميداني', 'Field sales representative'],
      ['أخصائي مبيعات', 'Sales specialist'],
      ['مندوب مبيعات جملة', 'Wholesale representative', { at: ['retail', 'factory', 'farm'] }],
    ],
    focuses: [
      ['قطاع المطاعم والمقاهي', 'restaurants and cafés', { at: ['food', 'farm'] }],
      ['مواد البناء', 'building materials', { at: ['building', 'materials'] }],
      ['الأجهزة الطبية', 'medical devices', { at: ['department-store'] }],
      ['قطاع التجزئة', 'retail accounts', { at: ['food', 'farm'] }],
      ['حلول الشحن', 'shipping solutions', { at: ['logistics'] }],
      ['الأجهزة الكهربائية', 'home appliances', { at: ['electronics'] }],
    ],
    focusedTitles: 4,
    pay: [4000, 5000, 7000, 10500],
    week: 'field',
    employers: ['retail', 'factory', 'logistics', 'tech', 'building', 'farm'],
    experience: ['في المبيعات', 'in sales'],
    about: [
      [
        'لدينا قاعدة عملاء قائمة، والمطلوب خدمتها جيدًا وكسب عملاء جدد كل شهر.',
        'We already have a customer base; you look after it and open new accounts every month.',
      ],
      [
        'الهدف الشهري واضح ومكتوب، والعمولة تُصرف مع الراتب.',
        'The monthly target is clear and written down, and commission is paid with the salary.',
      ],
      [
        'منطقة العمل محددة، ونوفر خط سير أسبوعيًا وكشفًا بالعملاء من اليوم الأول.',
        'You get a fixed area, a weekly route and a customer list from day one.',
      ],
      [
        'نبيع منتجات يعرفها السوق، ونريد أن نكون أقرب إلى عملائنا.',
        'The market knows our products; what we need is to be closer to our customers.',
        { at: ['retail', 'factory', 'farm', 'electronics'] },
      ],
    ],
    duties: [
      ['زيارة العملاء الحاليين وفق خط السير', 'Visit existing customers on your route'],
      ['البحث عن عملاء جدد وتعريفهم بما نقدمه', 'Find new customers and show them what we offer'],
      ['تقديم عروض الأسعار ومتابعتها حتى التوقيع', 'Send quotations and follow up until they are signed'],
      ['تحصيل الدفعات في مواعيدها', 'Collect payments on time'],
      ['متابعة المنافسين ونقل ملاحظات السوق', 'Keep an eye on competitors and report on the market'],
      ['تسجيل الزيارات ونتائجها في نظام العملاء', 'Record visits and their results in the CRM'],
      [
        'التنسيق مع المستودع لتسليم الطلبات في وقتها',
        'Coordinate with the warehouse so that orders arrive on time',
        { at: ['retail', 'factory', 'farm', 'building'] },
      ],
    ],
    requirements: [
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['قدرة على التفاوض والإقناع', 'Able to negotiate and persuade'],
      ['معرفة جيدة بأحياء المدينة وأسواقها', 'Good knowledge of the city and its markets'],
      ['لباقة في الحديث وحسن إصغاء', 'A courteous manner and a good listener'],
      ['إجادة استخدام الحاسب ونظام إدارة العملاء', 'Comfortable with computers and CRM systems'],
      ['دبلوم على الأقل', 'Diploma or higher'],
    ],
  },
  {
    titles: [
      ['مدير مبيعات', 'Sales manager'],
      ['مشرف مبيعات', 'Sales supervisor'],
      ['مدير حسابات رئيسية', 'Key account manager'],
      ['مدير تطوير أعمال', 'Business development manager'],
    ],
    pay: [8000, 10000, 14000, 20000],
    week: 'office',
    remote: 'sometimes',
    employers: ['retail', 'factory', 'logistics', 'tech', 'property', 'consulting', 'holding'],
    experience: ['في المبيعات أو تطوير الأعمال', 'in sales or business development'],
    about: [
      [
        'معك فريق من ستة مندوبين، ولك صلاحية التسعير ضمن حدود متفق عليها.',
        'You lead six representatives and set prices within agreed limits.',
      ],
      [
        'نستهدف مضاعفة حصتنا في المنطقة خلال عامين، والخطة جاهزة وتحتاج إلى من ينفذها.',
        'We aim to double our market share in the region within two years; the plan is ready and needs someone to carry it out.',
      ],
      [
        'ترتبط الوظيفة بالمدير التجاري، مع زيارات منتظمة للعملاء في أنحاء المملكة.',
        'You report to the commercial director and visit customers across the Kingdom.',
      ],
    ],
    duties: [
      ['وضع خطة المبيعات الشهرية ومتابعة تحقيقها', 'Set the monthly sales plan and see it through'],
      ['تدريب الفريق ومرافقته في الزيارات المهمة', 'Coach the team and join important visits'],
      ['بناء علاقات طويلة الأمد مع كبار العملاء', 'Build lasting relationships with key customers'],
      ['إعداد العروض والمشاركة في المنافسات', 'Prepare proposals and take part in tenders'],
      ['تحليل أرقام المبيعات وعرضها على الإدارة', 'Analyse sales figures and present them to management'],
      ['التفاوض على العقود وشروط الدفع', 'Negotiate contracts and payment terms'],
    ],
    requirements: [
      ['سجل مثبت في تحقيق الأهداف', 'A proven record of meeting targets'],
      ['خبرة في قيادة الفرق', 'Experience in leading teams'],
      ['بكالوريوس تسويق أو إدارة أعمال', "Bachelor's degree in marketing or business"],
      ['إنجليزية جيدة', 'Good English'],
      ['استعداد للسفر بين المدن', 'Willing to travel between cities'],
    ],
  },
  {
    titles: [
      ['مسوق عقاري', 'Real estate agent'],
      ['وسيط عقاري', 'Real estate broker'],
    ],
    pay: [4000, 5000, 7000, 11000],
    week: 'split',
    employers: ['property'],
    experience: ['في التسويق العقاري', 'in real estate'],
    about: [
      [
        'نتخصص في الشقق والفلل، ولدينا عروض حصرية كثيرة.',
        'We specialise in flats and villas, many of them exclusive to us.',
      ],
      [
        'راتب ثابت وعمولة عن كل صفقة، وهو ما لا تجده في كل مكتب.',
        'You get a fixed salary plus commission on every deal, which not every agency offers.',
      ],
    ],
    duties: [
      ['استقبال العملاء وفهم احتياجهم وميزانيتهم', 'Receive customers and understand their needs and budget'],
      ['عرض العقارات المتاحة ومرافقة العميل في المعاينة', 'Show available properties and attend viewings'],
      ['تصوير العقارات ونشر إعلاناتها المرخصة', 'Photograph properties and publish licensed adverts'],
      ['تسجيل عقود الإيجار في منصة إيجار', 'Register leases on the Ejar platform'],
      ['متابعة الصفقة حتى الإفراغ', 'Follow the deal through to the transfer of title'],
    ],
    requirements: [
      ['رخصة فال سارية أو استعداد للحصول عليها', 'Valid FAL licence, or ready to obtain one'],
      ['معرفة بأحياء المدينة وأسعارها', "Knowledge of the city's districts and their prices"],
      ['رخصة قيادة وسيارة خاصة', 'Driving licence and own car'],
      ['أمانة ووضوح مع العملاء', 'Honest and open with customers'],
    ],
  },
  {
    titles: [
      ['موظف مبيعات هاتفية', 'Telesales agent'],
      ['منسق مبيعات', 'Sales coordinator'],
    ],
    pay: [4500, 5200, 6500, 8500],
    week: 'office',
    remote: 'sometimes',
    employers: ['contact-centre', 'tech', 'retail', 'logistics'],
    experience: ['في المبيعات أو خدمة العملاء', 'in sales or customer service'],
    about: [
      [
        'نتصل بمن سأل عن خدماتنا، وعملنا أن نساعده على الاختيار لا أن نضغط عليه.',
        'We call people who have asked about our services; our job is to help them choose, not to push them.',
      ],
      [
        'نوفر نصوص المكالمات وتدريبًا لمدة أسبوعين قبل أول اتصال.',
        'We provide call scripts and two weeks of training before the first call.',
      ],
    ],
    duties: [
      [
        'الرد على استفسارات العملاء وترشيح ما يناسبهم',
        "Answer customers' questions and recommend what suits them",
      ],
      ['متابعة المهتمين حتى إتمام البيع', 'Follow up leads until the sale is made'],
      ['إصدار عروض الأسعار والعقود', 'Issue quotations and contracts'],
      ['تحديث بيانات العملاء في النظام', 'Keep customer records up to date'],
      ['التنسيق مع فريق التسليم وخدمة ما بعد البيع', 'Coordinate with delivery and after-sales'],
    ],
    requirements: [
      ['صوت واضح ولباقة في الحديث', 'A clear voice and a courteous manner'],
      ['سرعة في إدخال البيانات', 'Fast data entry'],
      ['ثانوية عامة على الأقل', 'Secondary school or higher'],
      ['التزام بالأهداف الأسبوعية', 'Commitment to weekly targets'],
      ['سعة صدر', 'Patience'],
    ],
  },
  {
    titles: [
      ['مستشار مبيعات سيارات', 'Car sales consultant'],
      ['مستشار خدمة سيارات', 'Car service adviser'],
    ],
    pay: [4500, 5500, 7500, 10500],
    week: 'split',
    employers: ['workshop'],
    experience: ['في مبيعات السيارات أو خدمتها', 'in car sales or service'],
    about: [
      [
        'يزورنا العميل كل ستة أشهر، ونعرف سيارته جيدًا.',
        'Customers visit us every six months, and we know their cars well.',
        { as: ['Car service adviser'], hasPast: true },
      ],
      [
        'نشرح للعميل ما تحتاج إليه سيارته وما لا تحتاج إليه.',
        'We tell customers what their car needs, and what it does not need.',
        { as: ['Car service adviser'] },
      ],
      [
        'صالة العرض جديدة، وفيها عشرون سيارة جاهزة للتجربة.',
        'The showroom is new, with twenty cars ready for a test drive.',
        { as: ['Car sales consultant'] },
      ],
    ],
    duties: [
      ['استقبال العميل وفهم احتياجه', 'Receive customers and understand what they need'],
      ['عرض السيارة أو الخدمة وشرح تكلفتها بوضوح', 'Present the car or service and explain its cost clearly'],
      ['ترتيب تجربة القيادة', 'Arrange test drives', { as: ['Car sales consultant'] }],
      [
        'حجز مواعيد الصيانة والتذكير بها',
        'Book service appointments and send reminders',
        { as: ['Car service adviser'] },
      ],
      [
        'فتح أوامر العمل ومتابعتها مع الورشة',
        'Open job cards and follow them up with the workshop',
        { as: ['Car service adviser'] },
      ],
      [
        'إنهاء إجراءات البيع والتمويل والتسليم',
        'Complete the sale, financing and delivery',
        { as: ['Car sales consultant'] },
      ],
      ['متابعة رضا العميل بعد التسليم', 'Follow up on satisfaction after delivery'],
    ],
    requirements: [
      ['معرفة جيدة بالسيارات', 'Good knowledge of cars'],
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['لباقة وأمانة في العرض', 'Courteous and honest advice'],
      ['إجادة استخدام الحاسب', 'Good computer skills'],
    ],
  },
])
