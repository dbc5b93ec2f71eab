// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.FloatType;

/** The family of operations on an input and weights: both are quantized, or neither is. */
@Op(traits = "PURE", format = TosaDialect.FUNCTIONAL)
public abstract class ConvolutionOp extends ConvolutionOpBase {
  ConvolutionOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic empty = TosaTypes.rejectEmpty(operation(), operation().operand(0));
    if (empty != null) {
      return empty;
    }
    Value input = operation().operand(0);
    Value weight = operation().operand(1);
    if (TosaTypes.ranked(input) == null) {
      return opError("expect a ranked tensor for input, got " + textOf(input));
    }
    Type inputElement = TosaTypes.elementOf(input);
    Type weightElement = TosaTypes.elementOf(weight);
    boolean isFloat = inputElement instanceof FloatType;
    if (isFloat != weightElement instanceof FloatType) {
      return opError("expect both input and weight to be float or not together, got '" + inputElement + "' and '"
          + weightElement + "'");
    }
    boolean hasZeroPoints = operation().getAttr("quantization_info") != null;
    return isFloat == hasZeroPoints
        ? opError("quantizationattr is required for quantized type, and not allowed for float type")
        : null;
  }

  private static String textOf(Value value) {
    return value instanceof BlockArgument argument
        ? "<block argument> of type '" + argument.type() + "' at index: " + argument.index()
        : String.valueOf(value.definingOp());
  }
}
