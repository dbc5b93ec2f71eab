// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Register;

/** Emits the code at the end of a region, for each terminator without successors. */
@FunctionalInterface
public interface RegionExit {
  /**
   * Emits the code; it ends with a jump unless the region has just one block and the code after it follows.
   *
   * @param terminator the terminator
   * @param operands the registers of its operands
   */
  void emit(Operation terminator, List<Register> operands);
}
