import { rolesOf } from '../role.ts'

export const logisticsRoles = rolesOf('logistics', [
  {
    titles: [
      ['عامل مستودع', 'Warehouse worker'],
      ['مجهز طلبات', 'Order picker', { at: ['logistics', 'retail', 'pharmacy'] }],
      ['عامل فرز شحنات', 'Parcel sorter', { at: ['logistics'] }],
      ['عامل تحميل وتنزيل', 'Loading worker'],
    ],
    pay: [3000, 3400, 4000, 5000],
    week: 'shifts',
    wage: 'daily',
    employers: ['logistics', 'retail', 'factory', 'pharmacy', 'farm'],
    experience: ['في المستودعات', 'in warehouses'],
    about: [
      [
        'المستودع مكيف بالكامل ومساحته عشرة آلاف متر، والطلبات تصله طوال اليوم.',
        'A fully air-conditioned warehouse of ten thousand square metres, with orders coming in all day.',
        { at: ['logistics', 'retail'] },
      ],
      [
        'نزيد الورديات قبل المواسم، ومن يثبت جدارته يبقى معنا بعدها.',
        'We add shifts before the high season, and good workers stay on afterwards.',
      ],
      [
        'لكل وردية مشرف يجيب عن الأسئلة، والتدريب يومان على رأس العمل.',
        'Every shift has a supervisor to answer questions, and training on the job takes two days.',
      ],
    ],
    duties: [
      ['استلام البضائع ومطابقتها بالفواتير', 'Receive goods and check them against invoices'],
      ['التقاط الطلبات بجهاز الباركود', 'Pick orders with a barcode scanner'],
      ['تغليف الشحنات ولصق بياناتها', 'Pack and label shipments'],
      ['فرز الطرود حسب الوجهة', 'Sort parcels by destination', { at: ['logistics', 'retail'] }],
      ['تحميل المركبات وتنزيلها', 'Load and unload vehicles'],
      ['المحافظة على نظافة الممرات وسلامتها', 'Keep aisles clean and safe'],
    ],
    requirements: [
      ['لياقة تسمح بحمل 20 كيلوغرامًا', 'Able to lift 20 kilograms'],
      ['قراءة الأرقام والرموز بدقة', 'Accurate with numbers and codes'],
      ['استعداد للعمل بالورديات الليلية', 'Willing to work nights'],
      ['التزام بتعليمات السلامة', 'Follows safety rules'],
    ],
  },
  {
    titles: [
      ['أمين مستودع', 'Storekeeper'],
      ['مراقب مخزون', 'Inventory controller'],
      ['مشرف مستودع', 'Warehouse supervisor'],
    ],
    pay: [4500, 5500, 7000, 9500],
    week: 'shifts',
    employers: ['logistics', 'retail', 'factory', 'hospital', 'building', 'pharmacy'],
    experience: ['في إدارة المخزون', 'in stock control'],
    about: [
      [
        'لدينا أكثر من ستة آلاف صنف، وهدفنا ألا يزيد فرق الجرد على نصف في المئة.',
        'We stock more than six thousand items and aim for count differences below half a per cent.',
      ],
      [
        'ننتقل إلى نظام مستودعات جديد، والمشاركة في تجهيزه جزء من الوظيفة.',
        'We are moving to a new warehouse system, and helping to set it up is part of the job.',
      ],
    ],
    duties: [
      ['تسجيل حركة الأصناف في النظام أولًا بأول', 'Record stock movements as they happen'],
      ['تنفيذ الجرد الدوري وتحليل الفروق', 'Carry out stock counts and investigate differences'],
      ['تنظيم مواقع التخزين', 'Organise storage locations'],
      ['متابعة الحد الأدنى للأصناف وطلبها', 'Monitor minimum levels and reorder'],
      ['الإشراف على عمال الوردية', 'Supervise the workers on the shift', { leads: true }],
      [
        'مراقبة تواريخ الصلاحية ودرجات الحرارة',
        'Monitor expiry dates and temperatures',
        { at: ['pharmacy', 'hospital', 'retail', 'logistics'] },
      ],
    ],
    requirements: [
      ['إجادة Excel ومعرفة بأحد أنظمة المستودعات', 'Good Excel skills and knowledge of a warehouse system'],
      ['دقة وأمانة', 'Accurate and honest'],
      ['دبلوم على الأقل', 'Diploma or higher'],
      ['رخصة رافعة شوكية ميزة إضافية', 'A forklift licence is a plus'],
    ],
  },
  {
    titles: [
      ['منسق لوجستي', 'Logistics coordinator'],
      ['أخصائي مشتريات', 'Procurement specialist'],
      ['أخصائي سلاسل إمداد', 'Supply chain specialist'],
      ['مخلص جمركي', 'Customs clearance officer', { at: ['logistics'] }],
    ],
    hasSeniorTitle: true,
    pay: [5500, 7000, 9500, 14000],
    week: 'office',
    remote: 'sometimes',
    employers: ['logistics', 'factory', 'building', 'energy', 'retail', 'holding'],
    experience: ['في سلاسل الإمداد', 'in supply chain'],
    about: [
      [
        'نستورد من اثنتي عشرة دولة، وعملنا أن تصل كل شحنة كاملة وفي وقتها.',
        'We import from twelve countries, and our job is to see that every shipment arrives complete and on time.',
        { at: ['factory', 'building', 'energy', 'retail', 'holding'] },
      ],
      [
        'العمل في المكتب، مع زيارة الميناء مرة أو مرتين في الأسبوع.',
        'The job is in the office, with a visit to the port once or twice a week.',
        { isRemote: false },
      ],
      [
        'كل ريال نوفره في الشراء يظهر أثره في نتائج الشركة، ولذلك يُقدَّر عمل هذا الفريق كثيرًا.',
        'Every riyal we save in purchasing counts, so this team is highly valued.',
        { at: ['factory', 'building', 'energy', 'retail', 'holding'] },
      ],
      [
        'نتابع مئات الشحنات كل أسبوع، ويعرف العميل أين شحنته في أي وقت.',
        'We track hundreds of shipments a week, and customers always know where theirs is.',
        { at: ['logistics'] },
      ],
    ],
    duties: [
      [
        'طلب عروض الأسعار ومقارنتها والتفاوض مع الموردين',
        'Request and compare quotations and negotiate with suppliers',
      ],
      ['متابعة الشحنات من المصنع حتى المستودع', 'Track shipments from factory to warehouse'],
      ['تجهيز مستندات التخليص عبر منصة فسح', 'Prepare clearance documents on the Fasah platform'],
      ['إصدار أوامر الشراء ومتابعة تسليمها', 'Issue purchase orders and track deliveries'],
      ['قياس أداء الموردين وشركات النقل', 'Measure the performance of suppliers and carriers'],
      ['التنسيق اليومي مع المستودع والمالية', 'Coordinate daily with the warehouse and finance'],
    ],
    requirements: [
      ['بكالوريوس إدارة أعمال أو سلاسل إمداد', "Bachelor's degree in business or supply chain"],
      ['معرفة بمصطلحات التجارة الدولية', 'Knowledge of Incoterms'],
      ['إجادة SAP أو نظام مشابه', 'Proficient in SAP or a similar system'],
      ['إنجليزية جيدة للمراسلات', 'English good enough for business correspondence'],
      ['مهارة في التفاوض', 'Negotiation skills'],
    ],
  },
])
