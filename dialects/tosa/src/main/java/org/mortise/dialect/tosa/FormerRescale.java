// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DenseI8ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** {@code tosa.rescale} of MLIR 19.1, whose numbers are attributes. */
final class FormerRescale extends FormerTosaOperation {
  private static final String MULTIPLIER = "multiplier";
  private static final String SHIFT = "shift";

  FormerRescale() {
    super(RescaleOp.NAME, RescaleOp.NAME, 1, () -> FormerOps.define(RescaleOp.NAME, 1)
        .attribute("input_zp", AttributeConstraints.I32)
        .attribute("output_zp", AttributeConstraints.I32)
        .attribute(MULTIPLIER, AttributeConstraints.DENSE_I32_ARRAY)
        .attribute(SHIFT, TosaConstraints.I8_ARRAY)
        .attribute("scale32", AttributeConstraints.BOOL)
        .attribute(FormerRounding.DOUBLE, AttributeConstraints.BOOL)
        .attribute("per_channel", AttributeConstraints.BOOL)
        .format(TosaDialect.FUNCTIONAL).build());
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    boolean is32 = !((IntegerAttr) former.getAttr("scale32")).isZero();
    Type input = TosaTypes.storedElementOf(former.operands().get(0));
    Type output = TosaTypes.stored(ShapedType.elementTypeOrSelf(former.resultTypes().get(0)));
    int[] multiplier = ((DenseI32ArrayAttr) former.getAttr(MULTIPLIER)).toArray();
    long[] numbers = new long[multiplier.length];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = multiplier[i];
    }
    current.addOperand(FormerConstants.tensor(
        before, former.location(), IntegerType.of(former.context(), is32 ? 32 : 16), numbers));
    current.addOperand(FormerConstants.tensor(
        before, former.location(), IntegerType.of(former.context(), 8), shifts(former)));
    current.addOperand(FormerConstants.zeroPoint(before, former.location(), input, number(former, "input_zp")));
    current.addOperand(FormerConstants.zeroPoint(before, former.location(), output, number(former, "output_zp")));
    FormerRounding.upgrade(former, current);
    current.addAttribute("input_unsigned", IntegerAttr.bool(former.context(), isUnsigned(input)));
    current.addAttribute("output_unsigned", IntegerAttr.bool(former.context(), isUnsigned(output)));
  }

  private static long[] shifts(OperationState former) {
    DenseI8ArrayAttr shift = (DenseI8ArrayAttr) former.getAttr(SHIFT);
    long[] numbers = new long[shift.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = shift.get(i);
    }
    return numbers;
  }

  private static long number(OperationState former, String attribute) {
    return ((IntegerAttr) former.getAttr(attribute)).longValue();
  }

  private static boolean isUnsigned(Type element) {
    return element instanceof IntegerType integer && integer.isUnsigned();
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    RescaleOp op = new RescaleOp(current);
    long[] multiplier = FormerConstants.integers(op.multiplier());
    long[] shift = FormerConstants.integers(op.shift());
    Long inputZp = FormerConstants.zeroPoint(op.inputZp());
    Long outputZp = FormerConstants.zeroPoint(op.outputZp());
    if (multiplier == null || shift == null || inputZp == null || outputZp == null) {
      return notConstant(current, multiplier == null ? MULTIPLIER : shift == null ? SHIFT
          : inputZp == null ? "input_zp" : "output_zp");
    }
    if (op.inputUnsignedAttr().isZero() == isUnsigned(TosaTypes.storedElementOf(op.input()))) {
      return missing(current, "attribute 'input_unsigned'");
    }
    if (op.outputUnsignedAttr().isZero() == isUnsigned(TosaTypes.storedElementOf(op.output()))) {
      return missing(current, "attribute 'output_unsigned'");
    }
    int[] multipliers = new int[multiplier.length];
    byte[] shifts = new byte[shift.length];
    for (int i = 0; i < multipliers.length; i++) {
      multipliers[i] = (int) multiplier[i];
    }
    for (int i = 0; i < shifts.length; i++) {
      shifts[i] = (byte) shift[i];
    }
    IntegerType i32 = IntegerType.of(current.context(), 32);
    former.addAttribute("input_zp", IntegerAttr.of(i32, inputZp));
    former.addAttribute("output_zp", IntegerAttr.of(i32, outputZp));
    former.addAttribute(MULTIPLIER, DenseI32ArrayAttr.of(current.context(), multipliers));
    former.addAttribute(SHIFT, DenseI8ArrayAttr.of(current.context(), shifts));
    return FormerRounding.downgrade(current, former);
  }
}
