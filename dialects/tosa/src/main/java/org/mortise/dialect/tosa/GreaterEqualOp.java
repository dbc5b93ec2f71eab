// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns whether the first element is not less than the second. */
@Op(name = "tosa.greater_equal",
    family = ComparisonOp.class)
public final class GreaterEqualOp extends GreaterEqualOpBase {
  GreaterEqualOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return Splats.compare(constants, output(), order -> order >= 0);
  }
}
