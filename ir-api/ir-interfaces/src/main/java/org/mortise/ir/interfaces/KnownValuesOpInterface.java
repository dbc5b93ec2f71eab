// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * An operation that chooses its successor or a selected operand by a value, so that the value is known on each path.
 * Implemented by branches, operations with regions, terminators of their regions, and selections.
 */
public interface KnownValuesOpInterface extends OpInterface {
  /** Returns the facts that hold at the successor at {@code index}; by default none. */
  default List<KnownValue> getKnownValuesInSuccessor(Operation op, int index) {
    return List.of();
  }

  /**
   * Returns the facts that hold when control goes from {@code op}, or from its end if it is a terminator, to {@code
   * target}: a region, or the operations after the operation with the regions. By default none.
   */
  default List<KnownValue> getKnownValuesAt(Operation op, RegionBranchPoint target) {
    return List.of();
  }

  /** Returns the facts that hold when the operand at {@code index} is used; by default none. */
  default List<KnownValue> getKnownValuesForOperand(Operation op, int index) {
    return List.of();
  }
}
