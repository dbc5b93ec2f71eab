// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.FloatType;

/** The family of convolutions: input and weights are both floating-point numbers, or neither is. */
@Op(traits = {"SAME_VARIADIC_OPERAND_SIZE", "PURE"}, format = TosaDialect.FUNCTIONAL)
public abstract class ConvolutionOp extends ConvolutionOpBase {
  ConvolutionOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = verifyElements();
    return wrong != null ? wrong : ConvolutionShapes.verify(operation());
  }

  private @Nullable Diagnostic verifyElements() {
    Value input = operation().operand(0);
    Value weight = operation().operand(1);
    Type element = TosaTypes.storedElementOf(input);
    Type weightElement = TosaTypes.storedElementOf(weight);
    if (element instanceof FloatType != weightElement instanceof FloatType) {
      return opError("expect both input and weight to be float or not together, got '" + element + "' and '"
          + weightElement + "'");
    }
    String rule = ElementChecks.accumulatorOf(element, operation().getAttr("acc_type", TypeAttr.class).value());
    if (rule != null) {
      return opError("accumulator type for " + rule);
    }
    Type bias = TosaTypes.elementOf(operation().operand(2));
    Type result = TosaTypes.elementOf(operation().result(0));
    if (result instanceof FloatType && bias != result) {
      return opError("expect both bias and result to have same element type, got '" + bias + "' and '" + result + "'");
    }
    Value inputZeroPoint = operation().operand(3);
    Value weightZeroPoint = operation().operand(4);
    Diagnostic wrong = ElementChecks.zeroPoint(operation(), input, inputZeroPoint, "input");
    wrong = wrong != null ? wrong : ElementChecks.zeroPoint(operation(), weight, weightZeroPoint, "weight");
    wrong = wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), inputZeroPoint, "input");
    return wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), weightZeroPoint, "weight");
  }

  /** Returns the numbers of an attribute. */
  static long[] numbers(Operation op, String name) {
    return op.getAttr(name, DenseI64ArrayAttr.class).toArray();
  }
}
