import type { RequestKind } from '@walstatt/engine/host';
import type { ComponentType } from 'preact';
import type { Asked, Sight } from '../../host/game-host.ts';
import { AllocateWidget } from './allocate.tsx';
import { AssignWidget } from './assign.tsx';
import { ChooseWidget } from './choose.tsx';
import { ChooseManyWidget } from './choose-many.tsx';
import { ConfirmWidget } from './confirm.tsx';
import { NumberWidget } from './number.tsx';
import { OrderWidget } from './order.tsx';
import { PosesWidget } from './poses.tsx';

export type WidgetProps = { readonly asked: Asked; readonly sight: Sight };

const WIDGETS: Record<RequestKind, ComponentType<WidgetProps>> = {
  confirm: ConfirmWidget,
  choose: ChooseWidget,
  activity: ChooseWidget,
  number: NumberWidget,
  chooseMany: ChooseManyWidget,
  order: OrderWidget,
  allocate: AllocateWidget,
  assign: AssignWidget,
  place: PosesWidget,
  path: PosesWidget,
};

export const widgetOf = (kind: RequestKind): ComponentType<WidgetProps> => WIDGETS[kind];
