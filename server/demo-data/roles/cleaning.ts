import { rolesOf } from '../role.ts'

export const cleaningRoles = rolesOf('cleaning', [
  {
    titles: [
      ['عامل نظافة', 'Cleaner'],
      ['عامل تدبير منزلي', 'Home cleaner'],
      ['عامل مغسلة', 'Laundry worker'],
      ['عامل غسيل سيارات', 'Car wash worker'],
    ],
    focuses: [
      ['مكاتب', 'offices'],
      ['مدارس', 'schools'],
      ['مستشفيات', 'hospitals'],
      ['زيارات منزلية', 'home visits'],
    ],
    pay: [2500, 2800, 3200, 3800],
    week: 'shifts',
    wage: 'hourly',
    employers: ['cleaning', 'hotel', 'school'],
    experience: ['في أعمال النظافة', 'in cleaning'],
    about: [
      [
        'العمل في فرق صغيرة، ولكل فريق مركبة ومشرف.',
        'You work in a small team with its own vehicle and supervisor.',
      ],
      [
        'نستخدم مواد آمنة ومعدات حديثة تخفف الجهد.',
        'We use safe products and modern machines that spare your strength.',
      ],
      [
        'المواعيد ثابتة، والأجر يُصرف في موعده بلا خصومات مفاجئة.',
        'Hours are fixed, and pay comes on time without surprise deductions.',
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
      ['أمانة ونظافة شخصية', 'Honesty and personal cleanliness'],
      ['لياقة تناسب العمل', 'Fit for the work'],
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
        'We serve forty sites in the city under steady annual contracts.',
      ],
      [
        'نعرف رضا العميل من زياراتنا لا من الاستبيانات وحدها.',
        'We learn how satisfied clients are by visiting them, not from surveys alone.',
      ],
    ],
    duties: [
      ['توزيع الفرق على المواقع', 'Assign teams to sites'],
      ['تفقد مستوى النظافة يوميًا', 'Inspect cleanliness every day'],
      ['طلب المواد وضبط استهلاكها', 'Order supplies and control their use'],
      ['تدريب العاملين على الاستخدام الآمن للمواد', 'Train workers in the safe use of products'],
      ['التواصل مع العملاء ومعالجة ملاحظاتهم', 'Speak with clients and settle their remarks'],
    ],
    requirements: [
      ['رخصة قيادة سارية', 'Valid driving licence'],
      ['خبرة في الإشراف على العاملين', 'Experience in supervising workers'],
      ['معرفة بمواد التنظيف ومخاطرها', 'Knowledge of cleaning products and their risks'],
      ['إجادة القراءة والكتابة', 'Able to read and write'],
    ],
  },
])
