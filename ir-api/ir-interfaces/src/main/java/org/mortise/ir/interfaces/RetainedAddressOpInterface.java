// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * An operation that names a variable in memory. Functions to which the address of a variable is passed do not keep it,
 * unless the language allows that for the variable, as Fortran does for targets of pointers.
 */
public interface RetainedAddressOpInterface extends OpInterface {
  /** Returns whether a called function may keep the address of the variable that {@code op} names. */
  boolean mayBeRetained(Operation op);
}
