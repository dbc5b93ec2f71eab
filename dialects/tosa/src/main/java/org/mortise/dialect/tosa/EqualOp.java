// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IntegerType;

/** Returns whether elements are equal. */
@Op(name = "tosa.equal",
    family = ComparisonOp.class,
    traits = "COMMUTATIVE")
public final class EqualOp extends EqualOpBase {
  EqualOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    boolean isSame = input1() == input2() && TosaTypes.elementOf(input1()) instanceof IntegerType;
    return isSame ? Splats.fold(output(), true)
        : Splats.compare(constants, output(), order -> order == 0);
  }
}
