import type { Menu } from '@ark-ui/react/menu';
import { createContext, use } from 'react';

type MenuParts = Pick<typeof Menu, 'Item' | 'Separator' | 'RadioItemGroup' | 'RadioItem'>;

// Ark's parts of a menu, provided by the lazy popup, so that `Menu` does not import them.
export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('An entry of a menu stands inside a Menu');
  return parts;
}
