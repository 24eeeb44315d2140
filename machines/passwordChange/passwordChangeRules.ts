import {
  chosenPasswordFault,
  passwordFault,
  resetConfirmationFault,
  type ChosenPasswordFault,
  type ConfirmationFault,
  type PasswordFault,
} from '../person/password.ts';
import { presentFaults } from '../shared/faults.ts';

export interface TypedPasswordChange {
  oldPassword: string;
  password: string;
  confirmation: string;
}

export interface PasswordChangeFaults {
  oldPassword?: ChosenPasswordFault;
  password?: PasswordFault;
  confirmation?: ConfirmationFault;
}

/** The old one may be of any strength: rules came and went since it was chosen. @param restrict R5.2.5, Q5.2.b */
export const passwordChangeFaults = (
  { oldPassword, password, confirmation }: TypedPasswordChange,
  restrict: boolean,
): PasswordChangeFaults =>
  presentFaults<PasswordChangeFaults>({
    oldPassword: chosenPasswordFault(oldPassword),
    password: passwordFault(password, restrict),
    confirmation: resetConfirmationFault(password, confirmation),
  });
