// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies the elements along a dimension. */
@Op(name = "tosa.reduce_prod", family = ReductionOp.class)
public final class ReduceProdOp extends ReduceProdOpBase {
  ReduceProdOp(Operation operation) {
    super(operation);
  }
}
