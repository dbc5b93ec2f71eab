// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** Tells whether an operation can be executed where it was not; needed only where the traits cannot say it. */
public interface ConditionallySpeculatable extends OpInterface {
  boolean isSpeculatable(Operation op);

  /** Whether an operation that is not speculatable by itself is so if everything inside it is. */
  default boolean isRecursivelySpeculatable(Operation op) {
    return false;
  }
}
