import type { Menu } from '@ark-ui/react/menu';
import { createContext, use } from 'react';

type MenuParts = Pick<typeof Menu, 'Item' | 'Separator' | 'RadioItemGroup' | 'RadioItem'>;

/** What the entries of a menu are made of: an open menu hands it to them, so that a closed one does not need the code. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

/** Of the menu that an entry stands in. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('An entry of a menu stands inside a Menu');
  return parts;
}
