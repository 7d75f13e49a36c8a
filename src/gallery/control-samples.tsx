import { Avatar } from '#ui/content/avatar.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Chip, ChipList } from '#ui/controls/chip.tsx';
import { Code } from '#ui/content/code.tsx';
import { ColumnPicker } from '#ui/tables/column-picker.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { FilterGroup } from '#ui/tables/filter-group.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Key } from '#ui/content/key.tsx';
import { Menu, MenuHead, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { NavLink } from '#ui/layout/nav-link.tsx';
import { OptionList } from '#ui/controls/option-list.tsx';
import { Pager } from '#ui/tables/pager.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { SideDialog } from '#ui/overlays/side-dialog.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import { UserButton } from '#ui/layout/user-button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Ellipsis, Pause, RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { WithState } from './with-state.tsx';

const nothing = () => undefined;
const variants = ['primary', 'secondary', 'ghost', 'danger', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['neutral', 'accent', 'success', 'warning', 'error', 'info'] as const;
const choices = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];
const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'AT', label: 'Austria' },
];
const columns = [
  { id: 'clicks', head: 'Clicks' },
  { id: 'epc', head: 'EPC' },
];
const pageSizes = [10, 20] as const;

export const controlSamples: Readonly<Record<string, () => ReactNode>> = {
  button: () => (
    <FormActions>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      {sizes.map((size) => (
        <Button key={size} size={size} icon={RefreshCw}>
          {size}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <Button disabledReason="Nothing was changed">with a reason</Button>
      <Button busy>busy</Button>
      <Button pressed>pressed</Button>
    </FormActions>
  ),
  'button-link': () => (
    <ButtonLink>
      <a href="/gallery/">A link</a>
    </ButtonLink>
  ),
  'icon-button': () => (
    <FormActions>
      <IconButton label="Refresh" icon={RefreshCw} />
      <IconButton label="Refresh again" icon={RefreshCw} busy />
    </FormActions>
  ),
  segment: () => (
    <WithState first="day">
      {(value, onChange) => <Segment label="Step" value={value} items={choices} onChange={onChange} />}
    </WithState>
  ),
  select: () => (
    <WithState first="day">
      {(value, onChange) => <Select label="Step" value={value} items={choices} onChange={onChange} />}
    </WithState>
  ),
  'input-group': () => (
    <InputGroup start={<Search size={14} />} end="EUR">
      <Input aria-label="Search" />
    </InputGroup>
  ),
  avatar: () => <Avatar name="Mara Lindqvist" />,
  badge: () => (
    <FormActions>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <StatusBadge status="unheard-of" appearances={{}} />
    </FormActions>
  ),
  chip: () => (
    <ChipList label="Filters">
      <Chip label="Country" value="DE, AT" removeLabel="Remove the country" onRemove={nothing} />
    </ChipList>
  ),
  key: () => <Key>J</Key>,
  code: () => <Code>https://trailmix.test/click</Code>,
  'copy-button': () => <CopyButton text="copied" label="Copy the text" />,
  'tab-links': () => (
    <TabLinks label="Parts">
      <TabLink current count="6">
        <a href="?show=components">Links</a>
      </TabLink>
      <TabLink current={false}>
        <a href="?show=text">Banners</a>
      </TabLink>
    </TabLinks>
  ),
  'nav-link': () => (
    <NavLink place="bar" current>
      <a href="?show=components">Dashboard</a>
    </NavLink>
  ),
  'user-button': () => <UserButton name="Mara Lindqvist" address="mara@trailmix.test" />,
  menu: () => (
    <Menu label="Actions" trigger={<IconButton label="More" icon={Ellipsis} />}>
      <MenuHead name="Mara Lindqvist" address="mara@trailmix.test" />
      <MenuSeparator />
      <MenuItem value="pause" icon={Pause} onSelect={nothing}>
        Pause
      </MenuItem>
    </Menu>
  ),
  popover: () => (
    <Popover label="Countries" trigger={<Button>Countries</Button>}>
      <p>One of them.</p>
    </Popover>
  ),
  sheet: () => (
    <Sheet title="Filters" trigger={<Button>Filters</Button>}>
      <FilterGroup title="Country">
        <Input aria-label="Country" />
      </FilterGroup>
    </Sheet>
  ),
  dialog: () => (
    <WithState first={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Ask</Button>
          <Dialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            size="sm"
            title="Leave it?"
            actions={<Button onClick={() => setIsOpen(false)}>Leave</Button>}
          >
            <p>What was typed is lost.</p>
          </Dialog>
        </>
      )}
    </WithState>
  ),
  'confirm-dialog': () => (
    <WithState first={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Remove</Button>
          <ConfirmDialog
            open={isOpen}
            command={{
              isBusy: false,
              messages: [],
              confirm: () => setIsOpen(false),
              abandon: () => setIsOpen(false),
            }}
            title="Remove it?"
            confirm="Remove"
          >
            It is gone then.
          </ConfirmDialog>
        </>
      )}
    </WithState>
  ),
  drawer: () => (
    <WithState first={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Slide in</Button>
          <Drawer open={isOpen} onClose={() => setIsOpen(false)} label="Side" brand="Halyard">
            <p>Beside the page.</p>
          </Drawer>
        </>
      )}
    </WithState>
  ),
  'side-dialog': () => (
    <WithState first={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Look closer</Button>
          <SideDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            title="Trailmix"
            meta="48213"
            picture={<Preview src={null} alt="" />}
            facts="Its facts"
          >
            <p>What can be done with it.</p>
          </SideDialog>
        </>
      )}
    </WithState>
  ),
  'option-list': () => (
    <WithState first={['DE'] as readonly string[]}>
      {(value, onChange) => (
        <OptionList label="Countries" options={countries} value={value} onChange={onChange} />
      )}
    </WithState>
  ),
  'filter-group': () => (
    <FilterGroup title="Search">
      <Input aria-label="Words" />
    </FilterGroup>
  ),
  'column-picker': () => (
    <WithState first={['clicks'] as readonly string[]}>
      {(shown, onChange) => (
        <ColumnPicker
          columns={columns}
          shown={shown}
          onChange={onChange}
          onReset={() => onChange(['clicks'])}
        />
      )}
    </WithState>
  ),
  pager: () => (
    <WithState<{ page: number; pageSize: 10 | 20 }> first={{ page: 3, pageSize: 10 }}>
      {(list, onChange) => (
        <Pager {...list} sizes={pageSizes} total={493} href={() => '?show=components'} onChange={onChange} />
      )}
    </WithState>
  ),
};
