// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Negates each element. */
@Op(name = "tosa.negate",
    family = UnaryOp.class,
    attributes = "quantization_info: UNARY_QUANTIZATION?")
public final class NegateOp extends NegateOpBase {
  NegateOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    NegateOp inner = of(input1().definingOp());
    return inner == null ? FoldResult.NONE : FoldResult.of(inner.input1());
  }
}
