// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.quant.QuantizedType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.AttributeDefaults;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/** An operation of MLIR 19.1 whose zero points are one attribute. It may be missing, which stands for zeros. */
class FormerZeroPoints extends FormerTosaOperation {
  static final String QUANTIZATION = "quantization_info";

  /** The values with a zero point. */
  enum Kind {
    /** The operand and the result. */
    UNARY,
    /** The first two operands. */
    MATMUL,
    /** The first two operands. Only integers have the attribute, and all of them do. */
    CONVOLUTION
  }

  private final Kind kind;
  private final int operands;

  /**
   * Creates a former operation.
   *
   * @param operands the number of operands of the former operation
   * @param attributes the names of its other attributes, with any values
   */
  FormerZeroPoints(String name, Kind kind, int operands, String... attributes) {
    super(name, name, operands, () -> definition(name, operands, attributes).build());
    this.kind = kind;
    this.operands = operands;
  }

  private static OpDefinitionBuilder definition(String name, int operands, String... attributes) {
    OpDefinitionBuilder op = FormerOps.define(name, operands);
    for (String attribute : attributes) {
      op.attribute(attribute, AttributeConstraints.ANY);
    }
    op.optionalAttribute(QUANTIZATION, AttributeConstraints.ANY);
    if (operands == 3) {
      op.optionalAttribute("local_bound", AttributeConstraints.BOOL, AttributeDefaults.FALSE);
    }
    return op.format(TosaDialect.FUNCTIONAL);
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    Attribute given = former.getAttr(QUANTIZATION);
    long first = 0;
    long second = 0;
    if (given instanceof UnaryQuantizationAttr zeros) {
      first = zeros.inputZp();
      second = zeros.outputZp();
    } else if (given instanceof MatMulQuantizationAttr zeros) {
      first = zeros.aZp();
      second = zeros.bZp();
    } else if (given instanceof ConvQuantizationAttr zeros) {
      first = zeros.inputZp();
      second = zeros.weightZp();
    }
    Type secondElement = ShapedType.elementTypeOrSelf(
        kind == Kind.UNARY ? former.resultTypes().get(0) : former.operands().get(1).type());
    current.addOperand(FormerConstants.zeroPoint(before, former.location(), former.operands().get(0), first));
    current.addOperand(
        FormerConstants.zeroPoint(before, former.location(), TosaTypes.stored(secondElement), second));
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    Long first = FormerConstants.zeroPoint(current.operand(operands));
    Long second = FormerConstants.zeroPoint(current.operand(operands + 1));
    if (first == null || second == null) {
      return notConstant(
          current, OpDefinition.of(current).operandSpec(first == null ? operands : operands + 1).name());
    }
    if (isWritten(current, first, second)) {
      former.addAttribute(QUANTIZATION, switch (kind) {
        case UNARY -> UnaryQuantizationAttr.of(current.context(), first, second);
        case MATMUL -> MatMulQuantizationAttr.of(current.context(), first, second);
        case CONVOLUTION -> ConvQuantizationAttr.of(current.context(), first, second);
      });
    }
    return null;
  }

  private boolean isWritten(Operation op, long first, long second) {
    Type element = TosaTypes.elementOf(op.operand(0));
    return kind == Kind.CONVOLUTION
        ? !(element instanceof FloatType)
        : first != 0 || second != 0 || element instanceof QuantizedType;
  }
}
