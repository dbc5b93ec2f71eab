// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the greatest element along a dimension. */
@Op(name = "tosa.reduce_max", family = ReductionOp.class)
public final class ReduceMaxOp extends ReduceMaxOpBase {
  ReduceMaxOp(Operation operation) {
    super(operation);
  }
}
