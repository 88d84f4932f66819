import { useState } from 'react';
import { useSession } from '#/session/use-session';

/** Whether the wheel clicks as it turns: off until the member turns it on, and then remembered on this device. */
export function useWheelSound(): readonly [isOn: boolean, toggle: () => void] {
  const { stored } = useSession();
  const [isOn, setIsOn] = useState(() => stored.get('wheel-sound') === 'on');
  const toggle = () => {
    if (isOn) stored.remove('wheel-sound');
    else stored.set('wheel-sound', 'on');
    setIsOn(!isOn);
  };
  return [isOn, toggle];
}
