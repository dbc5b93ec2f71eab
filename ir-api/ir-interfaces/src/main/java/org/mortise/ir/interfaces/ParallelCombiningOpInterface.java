// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;

/** A terminator with a region whose operations combine the values of parallel threads into results of the parent. */
public interface ParallelCombiningOpInterface extends OpInterface {
  default OpResult getParentResult(Operation op, int index) {
    return op.parentOp().result(index);
  }

  /** Returns the operations that combine values, in their order. */
  List<Operation> getYieldingOps(Operation op);
}
