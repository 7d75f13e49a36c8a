import { createListCollection, Portal, Select } from '@ark-ui/react';

const codes = Array.from({ length: 250 }, (_, nth) => `Country ${nth + 1}`);
const collection = createListCollection({ items: codes });

export function Countries() {
  return (
    <Select.Root collection={collection} positioning={{ strategy: 'fixed' }}>
      <Select.Trigger>Country</Select.Trigger>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {codes.map((code) => (
              <Select.Item key={code} item={code}>
                {code}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  );
}
