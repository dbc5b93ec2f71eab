// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Converts the type of each element. */
@Op(name = "tosa.cast",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    traits = {"SAME_OPERANDS_AND_RESULT_SHAPE", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class CastOp extends CastOpBase {
  CastOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (input().type() == output().type()) {
      return FoldResult.of(input());
    }
    Attribute element = Splats.of(constants[0]);
    Type from = TosaTypes.elementOf(input());
    Type to = TosaTypes.elementOf(output());
    Attribute converted = element == null ? null : Conversions.convert(element, from, to);
    return converted == null ? FoldResult.NONE : Splats.fold(output(), converted);
  }
}
