// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** Decides whether an operation can be executed speculatively. Needed only where the traits do not suffice. */
public interface ConditionallySpeculatable extends OpInterface {
  /** Returns whether {@code op} may be executed where it was not before: no undefined behaviour, and it ends. */
  boolean isSpeculatable(Operation op);

  /** Returns whether {@code op} is speculatable if all operations in its regions are. */
  default boolean isRecursivelySpeculatable(Operation op) {
    return false;
  }
}
