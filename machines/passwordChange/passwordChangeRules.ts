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

/**
 * The old password may be weak, as rules have changed since it was chosen. @param restrict whether strength matters
 * (R5.2.5, Q5.2.b)
 */
export const passwordChangeFaults = (
  { oldPassword, password, confirmation }: TypedPasswordChange,
  restrict: boolean,
): PasswordChangeFaults =>
  presentFaults<PasswordChangeFaults>({
    oldPassword: chosenPasswordFault(oldPassword),
    password: passwordFault(password, restrict),
    confirmation: resetConfirmationFault(password, confirmation),
  });
