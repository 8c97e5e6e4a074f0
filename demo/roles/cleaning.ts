import { rolesOf } from '../role.ts'

export const cleaningRoles = rolesOf('cleaning', [
  {
    titles: [['عامل نظافة', 'Cleaner']],
    focuses: [
      ['مكاتب', 'offices', { at: ['cleaning'] }],
      ['مدارس', 'schools', { at: ['cleaning'] }],
      ['مستشفيات', 'hospitals', { at: ['cleaning'] }],
    ],
    pay: [2500, 2800, 3200, 3800],
    week: 'shifts',
    wage: 'hourly',
    employers: ['cleaning', 'hotel', 'school', 'hospital', 'kindergarten'],
    experience: ['في أعمال النظافة', 'in cleaning'],
    about: [
      [
        'العمل في فرق صغيرة، ولكل فريق مركبة ومشرف.',
        'You work in a small team with its own vehicle and supervisor.',
        { at: ['cleaning'] },
      ],
      [
        'نستخدم مواد آمنة ومعدات حديثة تخفف الجهد.',
        'We use safe products and modern machines that make the work easier.',
      ],
      [
        'المواعيد ثابتة، والأجر يُصرف في موعده بلا خصومات مفاجئة.',
        'Hours are fixed, and pay comes on time, without surprise deductions.',
        { rota: 'fixed' },
      ],
    ],
    duties: [
      ['تنظيف المكاتب والممرات ودورات المياه', 'Clean offices, corridors and washrooms'],
      ['تعقيم الأسطح كثيرة اللمس', 'Disinfect surfaces that are often touched'],
      ['جمع النفايات وفرزها', 'Collect and sort waste'],
      ['تعبئة المستهلكات في دورات المياه', 'Refill washroom supplies'],
      ['العناية بأدوات التنظيف', 'Look after the equipment'],
      ['إبلاغ المشرف عن أي عطل', 'Report any damage to the supervisor'],
    ],
    requirements: [
      ['أمانة وعناية بالنظافة الشخصية', 'Honest and well groomed'],
      ['لياقة بدنية تناسب العمل', 'Physically fit for the work'],
      ['التزام بالمواعيد', 'Punctual'],
      ['شهادة صحية أو استعداد لاستخراجها', 'Health card, or ready to obtain one'],
    ],
  },
  {
    titles: [
      ['مشرف نظافة', 'Cleaning supervisor'],
      ['منسق مرافق', 'Facilities coordinator'],
    ],
    pay: [3200, 3800, 4800, 6200],
    week: 'shifts',
    employers: ['cleaning', 'property', 'hotel', 'hospital'],
    experience: ['في خدمات المرافق', 'in facility services'],
    about: [
      [
        'نخدم أربعين موقعًا في المدينة بعقود سنوية ثابتة.',
        'We serve forty sites in the city under annual contracts.',
        { at: ['cleaning'] },
      ],
      [
        'نعرف رضا العملاء من زيارتهم لا من الاستبيانات وحدها.',
        'We visit our clients to learn how satisfied they are, rather than rely on surveys.',
        { at: ['cleaning', 'property'] },
      ],
      [
        'المرافق واسعة، والتنظيم الجيد هو ما يبقيها نظيفة طوال اليوم.',
        'The premises are large, and good organisation keeps them clean all day.',
        { at: ['property', 'hotel', 'hospital'] },
      ],
    ],
    duties: [
      ['توزيع الفرق على المواقع', 'Assign teams to sites'],
      ['تفقد مستوى النظافة يوميًا', 'Inspect cleanliness every day'],
      ['طلب المواد وضبط استهلاكها', 'Order supplies and control their use'],
      ['تدريب العاملين على الاستخدام الآمن للمواد', 'Train workers in the safe use of products'],
      [
        'التواصل مع مستخدمي المبنى ومعالجة شكاواهم',
        'Talk to users of the building and resolve their complaints',
      ],
    ],
    requirements: [
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['خبرة في الإشراف على العاملين', 'Experience in supervising workers', { isExperienced: true }],
      ['معرفة بمواد التنظيف ومخاطرها', 'Knowledge of cleaning products and their risks'],
      ['كتابة تقارير قصيرة', 'Able to write short reports'],
    ],
  },
  {
    titles: [['عامل تدبير منزلي', 'Home cleaner']],
    pay: [2500, 2800, 3200, 3800],
    week: 'shifts',
    wage: 'hourly',
    employers: ['cleaning'],
    experience: ['في تنظيف المنازل', 'in home cleaning'],
    about: [
      [
        'الزيارات محجوزة مسبقًا عبر التطبيق، ونوصل العاملين إلى البيوت ونعيدهم.',
        'Visits are booked ahead in our app, and we drive you to each home and back.',
      ],
      [
        'نستخدم مواد آمنة على الأطفال، ونحضر أدواتنا معنا.',
        'We use products that are safe for children and bring our own equipment.',
      ],
    ],
    duties: [
      ['تنظيف الغرف والمطبخ ودورات المياه', 'Clean rooms, kitchens and bathrooms'],
      ['ترتيب الغرف وتغيير المفارش', 'Tidy rooms and change bed linen'],
      ['غسل الملابس وكيها', 'Wash and iron clothes'],
      ['تنظيف النوافذ من الداخل', 'Clean the inside of windows'],
      ['العناية بالأثاث والأجهزة', 'Take care of furniture and appliances'],
      ['تأكيد إنجاز الزيارة في التطبيق', 'Confirm each finished visit in the app'],
    ],
    requirements: [
      ['أمانة واحترام لخصوصية البيوت', 'Honest and respectful of privacy at home'],
      ['التزام بالمواعيد', 'Punctual'],
      ['لياقة بدنية تناسب العمل', 'Physically fit for the work'],
      ['شهادة صحية أو استعداد لاستخراجها', 'Health card, or ready to obtain one'],
    ],
  },
  {
    titles: [['عامل مغسلة', 'Laundry worker']],
    pay: [2500, 2800, 3200, 3800],
    week: 'shifts',
    wage: 'hourly',
    employers: ['cleaning', 'hotel', 'hospital'],
    experience: ['في المغاسل', 'in a laundry'],
    about: [
      [
        'المغسلة مجهزة بآلات حديثة، ومعظم العمل فرز ومتابعة.',
        'The laundry has modern machines, and most of the work is sorting and watching them.',
      ],
      [
        'نغسل المفارش والزي الموحد كل يوم، ونسلّمها قبل بداية كل وردية.',
        'We wash linen and uniforms every day and deliver them before each shift starts.',
      ],
    ],
    duties: [
      ['فرز الملابس والمفارش حسب اللون والقماش', 'Sort clothes and linen by colour and fabric'],
      ['تشغيل الغسالات والمجففات', 'Run the washers and dryers'],
      ['إزالة البقع قبل الغسل', 'Treat stains before washing'],
      ['الكي والطي والتغليف', 'Iron, fold and pack'],
      ['مطابقة القطع عند الاستلام والتسليم', 'Count items in and out'],
      ['تنظيف الآلات والإبلاغ عن أعطالها', 'Clean the machines and report faults'],
    ],
    requirements: [
      ['معرفة بأنواع الأقمشة', 'Knowledge of fabrics'],
      ['دقة وترتيب', 'Careful and tidy'],
      ['لياقة بدنية تناسب العمل وقوفًا', 'Able to work standing'],
      ['التزام بالمواعيد', 'Punctual'],
    ],
  },
  {
    titles: [['عامل غسيل سيارات', 'Car wash worker']],
    pay: [2500, 2800, 3200, 3800],
    week: 'shifts',
    wage: 'hourly',
    employers: ['workshop'],
    experience: ['في غسيل السيارات', 'in washing cars'],
    about: [
      [
        'المغسلة مظللة ومجهزة بمضخات حديثة، والعمل فيها مع فريق من خمسة.',
        'The wash is shaded and well equipped, and you work in a team of five.',
      ],
      [
        'نغسل سيارات زبائن المركز قبل تسليمها، فآخر ما يراه الزبون هو عملك.',
        'We wash every car before it goes back to its owner, so your work is the last thing they see.',
      ],
    ],
    duties: [
      ['غسل السيارات من الخارج وتجفيفها', 'Wash and dry the outside of cars'],
      ['تنظيف المقصورة بالمكنسة وتلميعها', 'Vacuum and polish the inside'],
      ['تنظيف الزجاج والجنوط', 'Clean windows and wheels'],
      ['فحص السيارة مع صاحبها قبل الغسل', 'Look the car over with its owner before washing'],
      ['ترتيب المواد والأدوات', 'Keep products and tools in order'],
    ],
    requirements: [
      ['لياقة بدنية تناسب العمل', 'Physically fit for the work'],
      ['عناية بممتلكات الزبائن', "Careful with customers' property"],
      ['التزام بالمواعيد', 'Punctual'],
      ['حسن تعامل', 'A friendly manner'],
    ],
  },
])
