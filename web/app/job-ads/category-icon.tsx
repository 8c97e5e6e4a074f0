import type { JobCategory } from '@qareeb/contract/job-ads'
import {
  BadgePercent,
  Calculator,
  ClipboardList,
  Factory,
  GraduationCap,
  HardHat,
  Headset,
  Laptop,
  type LucideIcon,
  Megaphone,
  Package,
  Palette,
  Scale,
  Shapes,
  Shield,
  ShoppingBag,
  SprayCan,
  Stethoscope,
  Truck,
  Users,
  Utensils,
} from 'lucide-react'

const icons: Record<JobCategory, LucideIcon> = {
  administration: ClipboardList,
  cleaning: SprayCan,
  construction: HardHat,
  'customer-service': Headset,
  design: Palette,
  driving: Truck,
  education: GraduationCap,
  finance: Calculator,
  healthcare: Stethoscope,
  hospitality: Utensils,
  hr: Users,
  it: Laptop,
  legal: Scale,
  logistics: Package,
  manufacturing: Factory,
  marketing: Megaphone,
  other: Shapes,
  retail: ShoppingBag,
  sales: BadgePercent,
  security: Shield,
}

/** The picture of a category. */
export function CategoryIcon({
  category,
  className = 'size-5',
}: {
  category: JobCategory
  className?: string
}) {
  const Icon = icons[category]
  return <Icon className={className} aria-hidden />
}
