// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the least element along a dimension. */
@Op(name = "tosa.reduce_min", family = ReductionOp.class)
public final class ReduceMinOp extends ReduceMinOpBase {
  ReduceMinOp(Operation operation) {
    super(operation);
  }
}
