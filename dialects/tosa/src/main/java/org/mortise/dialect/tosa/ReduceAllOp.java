// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns whether all truth values along a dimension hold. */
@Op(name = "tosa.reduce_all", family = ReductionOp.class)
public final class ReduceAllOp extends ReduceAllOpBase {
  ReduceAllOp(Operation operation) {
    super(operation);
  }
}
