import { rolesOf } from '../role.ts'

export const drivingRoles = rolesOf('driving', [
  {
    titles: [
      ['سائق توصيل', 'Delivery driver'],
      ['مندوب توصيل', 'Courier', { at: ['logistics', 'retail', 'pharmacy'] }],
      ['سائق دراجة نارية', 'Motorcycle courier', { at: ['logistics', 'retail', 'restaurant'] }],
      ['سائق فان', 'Van driver', { at: ['logistics', 'retail', 'pharmacy'] }],
    ],
    pay: [3500, 4000, 4800, 6000],
    week: 'shifts',
    wage: 'hourly',
    employers: ['logistics', 'restaurant', 'retail', 'pharmacy'],
    experience: ['في التوصيل', 'in delivery'],
    about: [
      [
        'الطلبات داخل نطاق ثمانية كيلومترات، والتطبيق يرتب المسار تلقائيًا.',
        'Orders stay within eight kilometres, and the app plans the route.',
        { at: ['restaurant', 'retail', 'pharmacy'] },
      ],
      [
        'نوفر المركبة والوقود والتأمين، وما عليك إلا القيادة الآمنة وحسن التعامل.',
        'We provide the vehicle, fuel and insurance; you bring safe driving and a friendly greeting.',
      ],
      [
        'يوصل السائق ثلاثين شحنة في اليوم تقريبًا، مع مكافأة عن كل شحنة إضافية.',
        'A driver delivers about thirty parcels a day, with a bonus for each one beyond that.',
        { at: ['logistics'], week: 'whole' },
      ],
      [
        'تُغسل مركباتنا وتُفحص كل أسبوع، وعطل المركبة علينا لا على السائق.',
        "Our vehicles are washed and checked every week, and a breakdown is our problem, not the driver's.",
      ],
    ],
    duties: [
      ['استلام الطلبات والتأكد من اكتمالها', 'Collect orders and check that they are complete'],
      ['توصيل الطلبات في الوقت المحدد', 'Deliver orders on time'],
      ['التواصل مع العميل عند الوصول', 'Contact the customer on arrival'],
      [
        'تحصيل المبالغ وتسليمها في نهاية الوردية',
        'Collect payments and hand them in at the end of the shift',
      ],
      ['المحافظة على المركبة ونظافتها', 'Look after the vehicle and keep it clean'],
      ['تحديث حالة الطلب في التطبيق', 'Update the order in the app'],
    ],
    requirements: [
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['معرفة جيدة بشوارع المدينة', 'Good knowledge of the city'],
      ['هاتف ذكي وإجادة استخدام الخرائط', 'A smartphone and confidence with map apps'],
      ['سجل مروري خالٍ من المخالفات الجسيمة', 'No serious traffic violations'],
      ['التزام بالمواعيد وحسن تعامل', 'Punctual and polite'],
    ],
  },
  {
    titles: [
      ['سائق شاحنة', 'Truck driver', { sells: false, drivesCar: false }],
      ['سائق نقل ثقيل', 'Heavy truck driver', { sells: false, drivesCar: false }],
      [
        'سائق شاحنة مبردة',
        'Refrigerated truck driver',
        { at: ['logistics', 'farm', 'supermarket'], sells: false, drivesCar: false },
      ],
      ['سائق صهريج', 'Tanker driver', { at: ['logistics', 'energy'], sells: false, drivesCar: false }],
    ],
    pay: [4500, 5200, 6200, 8000],
    week: 'field',
    employers: ['logistics', 'factory', 'building', 'energy', 'farm', 'supermarket'],
    experience: ['في قيادة الشاحنات', 'in driving trucks'],
    about: [
      [
        'الرحلات بين المدن الرئيسية، بمعدل أربع رحلات في الأسبوع ومبيت مدفوع.',
        'Trips between the main cities, about four a week, with paid overnight stays.',
        { at: ['logistics', 'factory', 'energy'], week: 'whole' },
      ],
      [
        'أسطول حديث من موديلات آخر ثلاث سنوات، وصيانة دورية في ورشتنا.',
        'A fleet no older than three years, serviced in our own workshop.',
      ],
      [
        'نلتزم بساعات القيادة والراحة النظامية، فلا رحلة تستحق المخاطرة.',
        'We keep to the legal driving and rest hours; no trip is worth the risk.',
      ],
    ],
    duties: [
      ['نقل الحمولات بين المستودعات والعملاء', 'Carry loads between warehouses and customers'],
      ['فحص الشاحنة قبل كل رحلة وبعدها', 'Inspect the truck before and after each trip'],
      ['التأكد من تثبيت الحمولة ومستنداتها', 'Check that the load is secured and its papers complete'],
      ['تسجيل ساعات القيادة والتوقف', 'Record driving and rest hours'],
      ['إبلاغ غرفة الحركة بأي تأخير أو عطل', 'Report any delay or fault to dispatch'],
    ],
    requirements: [
      ['رخصة نقل ثقيل سارية', 'Valid heavy vehicle licence'],
      ['بطاقة سائق من الهيئة العامة للنقل', 'Driver card of the Transport General Authority'],
      ['معرفة بأنظمة السلامة على الطرق', 'Knowledge of road safety rules'],
      ['لياقة صحية تناسب القيادة الطويلة', 'Fit to drive long distances'],
    ],
  },
  {
    titles: [
      ['سائق حافلة', 'Bus driver', { at: ['pilgrims', 'travel', 'hotel', 'hospital'] }],
      ['سائق حافلة مدرسية', 'School bus driver', { at: ['school', 'kindergarten'] }],
    ],
    pay: [3800, 4200, 5000, 6500],
    week: 'shifts',
    employers: ['school', 'pilgrims', 'kindergarten', 'travel', 'hotel', 'hospital'],
    experience: ['في نقل الركاب', 'in passenger transport'],
    about: [
      [
        'سلامة الركاب عندنا قبل السرعة، ولكل حافلة مسار ثابت ومشرف مرافق.',
        'Safety comes before speed, and every bus has a fixed route and an attendant.',
        { as: ['School bus driver'] },
      ],
      [
        'سلامة الركاب عندنا قبل السرعة، والحافلات حديثة ومكيفة.',
        'Safety comes before speed, and our buses are modern and air-conditioned.',
        { as: ['Bus driver'] },
      ],
      [
        'خط السير داخل المدينة، والعودة إلى البيت كل يوم.',
        'The route stays in the city, and you are home every day.',
        { at: ['school', 'kindergarten', 'hotel', 'hospital'] },
      ],
    ],
    duties: [
      ['نقل الركاب وفق المسار والمواعيد المحددة', 'Carry passengers on the set route and timetable'],
      ['فحص المركبة يوميًا قبل الانطلاق', 'Check the vehicle every day before departure'],
      ['مساعدة الركاب عند الصعود والنزول', 'Help passengers on and off'],
      ['المحافظة على نظافة المركبة', 'Keep the vehicle clean'],
      ['متابعة مواعيد الصيانة', 'Keep track of service dates'],
    ],
    requirements: [
      ['رخصة قيادة عمومي سارية', 'Valid public transport licence'],
      ['سجل مروري نظيف', 'A clean driving record'],
      ['صبر وهدوء أثناء القيادة', 'Patient and calm at the wheel'],
      ['شهادة إسعافات أولية ميزة إضافية', 'A first-aid certificate is a plus'],
    ],
  },
  {
    titles: [
      ['مشرف حركة', 'Transport supervisor'],
      ['مشرف أسطول', 'Fleet supervisor'],
    ],
    pay: [4500, 5500, 7000, 9500],
    week: 'shifts',
    employers: ['logistics', 'factory', 'retail'],
    experience: ['في النقل أو المستودعات', 'in transport or warehousing'],
    about: [
      [
        'أسطولنا من ستين مركبة، ونعرف جيدًا كلفة كل دقيقة توقف.',
        'We run sixty vehicles and know what a minute of downtime costs.',
      ],
      [
        'فريق الحركة صغير وسريع، والقرار فيه لا ينتظر اجتماعًا.',
        'A small, fast-moving dispatch team where decisions do not wait for a meeting.',
      ],
    ],
    duties: [
      ['توزيع الرحلات على السائقين', 'Assign trips to drivers'],
      ['متابعة المركبات على نظام التتبع', 'Track vehicles on the tracking system'],
      ['جدولة الصيانة وتجديد الرخص', 'Schedule maintenance and licence renewals'],
      ['التعامل مع الأعطال والحوادث الطارئة', 'Respond to breakdowns and accidents'],
      ['إعداد تقرير استهلاك الوقود', 'Prepare the fuel consumption report'],
    ],
    requirements: [
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['معرفة بأنظمة التتبع', 'Knowledge of tracking systems'],
      ['التزام تام بقواعد السلامة', 'Strict about safety rules'],
      ['قدرة على التعامل مع فريق متنوع', 'Able to work with a varied team'],
    ],
  },
  {
    titles: [
      ['سائق رافعة شوكية', 'Forklift driver', { at: ['logistics', 'factory'] }],
      ['مشغل معدات ثقيلة', 'Heavy equipment operator', { at: ['building', 'factory'] }],
      ['سائق شيول', 'Loader driver', { at: ['building', 'factory'] }],
    ],
    pay: [3800, 4400, 5200, 6800],
    week: 'shifts',
    wage: 'daily',
    employers: ['logistics', 'factory', 'building'],
    experience: ['في تشغيل المعدات', 'in operating equipment'],
    about: [
      [
        'العمل في ساحة مجهزة، وأدوات السلامة متوفرة للجميع.',
        'You will work in a well-equipped yard, with safety gear for everyone.',
      ],
      [
        'المعدات حديثة وتُفحص كل أسبوع، ولا تُشغَّل معدة قبل توقيع فاحصها.',
        'The equipment is new and inspected every week; nothing runs before the inspector signs.',
      ],
    ],
    duties: [
      ['تحميل البضائع وتنزيلها بأمان', 'Load and unload goods safely', { as: ['Forklift driver'] }],
      ['فحص المعدة قبل بدء الوردية', 'Inspect the equipment before the shift'],
      ['رص البضائع في مواقعها', 'Stack goods in their places', { as: ['Forklift driver'] }],
      [
        'نقل المواد ورفعها وفق تعليمات المشرف',
        'Move and lift materials as the supervisor directs',
        { as: ['Heavy equipment operator', 'Loader driver'] },
      ],
      [
        'تسوية الأرض والردم',
        'Level and backfill the ground',
        { as: ['Heavy equipment operator', 'Loader driver'] },
      ],
      ['المحافظة على مسافات الأمان حول المعدة', 'Keep a safe distance around the equipment'],
      ['تسجيل ساعات التشغيل والأعطال', 'Record running hours and faults'],
    ],
    requirements: [
      ['رخصة تشغيل سارية لنوع المعدة', 'Valid licence for the equipment'],
      ['نظر جيد وتركيز', 'Good eyesight and concentration'],
      ['التزام تام بقواعد السلامة', 'Strict about safety rules'],
      ['استعداد للعمل بالورديات', 'Willing to work shifts'],
    ],
  },
  {
    titles: [
      ['سائق خاص', 'Private driver'],
      ['سائق إدارة', 'Executive driver'],
    ],
    pay: [3500, 3900, 4500, 5800],
    week: 'split',
    employers: ['holding', 'property', 'hotel', 'law'],
    experience: ['في القيادة داخل المدن', 'in city driving'],
    about: [
      [
        'التنقلات داخل المدينة، وبعضها إلى المطار في أوقات معلومة.',
        'Most trips are in the city, some to the airport at known times.',
      ],
      [
        'السيارة حديثة ومؤمنة بالكامل، ووقودها وصيانتها علينا.',
        'The car is new and fully insured, and we pay for fuel and servicing.',
      ],
    ],
    duties: [
      ['توصيل الضيوف والموظفين في مواعيدهم', 'Drive guests and staff on time'],
      ['ترتيب التنقلات وفق جدول اليوم', "Plan trips around the day's schedule"],
      ['المحافظة على نظافة السيارة وصيانتها', 'Keep the car clean and serviced'],
      ['إنجاز مهام المكتب الخارجية عند الحاجة', 'Run office errands when needed'],
    ],
    requirements: [
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['معرفة بالطرق وأوقات الازدحام', 'Knowledge of roads and rush hours'],
      ['كتمان وحسن خلق', 'Discreet and well-mannered'],
      ['هدوء في القيادة', 'Calm at the wheel'],
    ],
  },
])
