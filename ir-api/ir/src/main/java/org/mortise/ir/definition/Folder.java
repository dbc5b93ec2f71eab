// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;

/** Simplifies an operation to constants or existing values. */
@FunctionalInterface
public interface Folder {
  /**
   * Tries to fold. The operation may be changed in place, or constants in front of it take the place of some of its
   * results (then the answer is {@link FoldResult#IN_PLACE}); otherwise no other operation may be made or changed.
   *
   * @param constants per operand its constant value, or null
   */
  FoldResult fold(Operation op, Attribute[] constants);
}
