export interface Branch {
  readonly city: string;
  readonly manager: string;
  readonly address: { readonly street: string; readonly district: string };
  /** Orders from Sunday to Thursday. */
  readonly orders: readonly number[];
  readonly isOpen: boolean;
}

export const days = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'] as const;

const places = [
  ['الرياض', 'سلمى القحطاني', 'شارع التحلية', 'العليا'],
  ['دبي', 'خالد المنصوري', 'شارع الوصل', 'جميرا'],
  ['القاهرة', 'منى فؤاد', 'شارع النيل', 'الزمالك'],
  ['بيروت', 'جاد خوري', 'شارع المكحول', 'الحمرا'],
  ['عمّان', 'رنا حداد', 'شارع الرينبو', 'جبل عمّان'],
  ['تونس', 'ياسين بن عمر', 'شارع الحرية', 'لافاييت'],
  ['الدوحة', 'نورة الكواري', 'شارع الكورنيش', 'السد'],
  ['الرباط', 'كريم العلوي', 'شارع فال ولد عمير', 'أكدال'],
  ['مسقط', 'هند البلوشي', 'شارع السوق', 'مطرح'],
] as const;

export const branches: readonly Branch[] = places.map(([city, manager, street, district], row) => ({
  city,
  manager,
  address: { street, district },
  orders: days.map((_, day) => 120 + ((row * 37 + day * 53) % 180)),
  isOpen: row % 4 !== 2,
}));

/** The name of the first branch in full, for a cell with too much text. */
export const longCity = 'الرياض، الفرع الرئيسي بجوار محطة القطار والسوق الكبير';
