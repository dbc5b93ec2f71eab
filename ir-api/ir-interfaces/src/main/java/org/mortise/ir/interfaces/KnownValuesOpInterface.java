// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * An operation that decides by a value where control goes, or which operand it uses: on each way the value is known.
 * Implemented by branches, operations with regions, terminators of their regions, and selections.
 */
public interface KnownValuesOpInterface extends OpInterface {
  /** Returns what is known where control takes the successor at {@code index}. The default is nothing. */
  default List<KnownValue> getKnownValuesInSuccessor(Operation op, int index) {
    return List.of();
  }

  /**
   * Returns what is known where control goes from {@code op}, or from its end if it is a terminator, to {@code target}:
   * a region, or the operations after the operation with the regions. The default is nothing.
   */
  default List<KnownValue> getKnownValuesAt(Operation op, RegionBranchPoint target) {
    return List.of();
  }

  /** Returns what is known when the operand at {@code index} is used. The default is nothing. */
  default List<KnownValue> getKnownValuesForOperand(Operation op, int index) {
    return List.of();
  }
}
