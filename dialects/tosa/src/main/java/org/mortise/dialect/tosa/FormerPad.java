// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/**
 * {@code tosa.pad} of MLIR 19.1, whose sizes are a tensor, which must be constant, and whose element may be missing.
 */
final class FormerPad extends FormerTosaOperation {
  FormerPad() {
    super(PadOp.NAME, PadOp.NAME, 1, () -> FormerOps.define(PadOp.NAME, 2)
        .optionalOperand("pad_const", TypeConstraints.ANY_TENSOR)
        .optionalAttribute(FormerZeroPoints.QUANTIZATION, AttributeConstraints.ANY)
        .format(TosaDialect.FUNCTIONAL).build());
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    long[] padding = FormerConstants.integers(former.operands().get(1));
    if (padding == null) {
      throw notConstant(former.location(), "sizes");
    }
    current.addOperand(Shapes.create(before, former.location(), padding));
    boolean hasElement = former.operands().size() > 2;
    current.addOperand(hasElement
        ? elementOf(former, former.operands().get(2), before) : defaultElement(former, before));
    Attribute zeros = former.getAttr(FormerZeroPoints.QUANTIZATION);
    boolean isInteger = TosaTypes.storedElementOf(former.operands().get(0)) instanceof IntegerType;
    if (zeros != null && (hasElement || !isInteger)) {
      current.addAttribute(FormerZeroPoints.QUANTIZATION, zeros); // without meaning
    }
  }

  private static ParseError notConstant(Location location, String what) {
    return new ParseError(Diagnostic.error(location, "'tosa.pad' needs constant " + what + " since MLIR 22.1"));
  }

  private static Value elementOf(OperationState former, Value given, OpBuilder before) {
    DenseElementsAttr element = FormerConstants.elements(given);
    Type type = RankedTensorType.of(new long[] {1}, TosaTypes.elementOf(given));
    if (element == null) {
      Value shape = Shapes.create(before, former.location(), 1);
      return ReshapeOp.create(before, former.location(), type, given, shape);
    }
    RankedTensorType stored = RankedTensorType.of(new long[] {1}, TosaTypes.storedElementOf(given));
    return ConstOp.create(before, former.location(), type, element.reshape(stored));
  }

  private static Value defaultElement(OperationState former, OpBuilder before) {
    long zero = former.getAttr(FormerZeroPoints.QUANTIZATION) instanceof PadQuantizationAttr zeros
        ? zeros.inputZp() : 0;
    return FormerConstants.zeroPoint(before, former.location(), former.operands().get(0), zero);
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    PadOp pad = new PadOp(current);
    if (FormerConstants.integers(pad.padding()) == null) {
      return notConstant(current, "padding");
    }
    if (FormerConstants.elements(pad.padConst()) == null && reshaped(pad) == null) {
      return notConstant(current, "pad_const");
    }
    return null;
  }

  /** Returns the scalar that the element is made of, or null if it is not made of one. */
  private static @Nullable Value reshaped(PadOp pad) {
    Operation reshape = pad.padConst().definingOp();
    boolean isReshape = reshape != null && reshape.name().toString().equals(ReshapeOp.NAME);
    return isReshape && reshape.operand(0).type() instanceof RankedTensorType type && type.rank() == 0
        ? reshape.operand(0) : null;
  }

  /** A zero is the default, and another integer can be an attribute. Otherwise there is a third operand. */
  @Override
  public void addOperands(Operation current, OperationState former, OpBuilder before) {
    PadOp pad = new PadOp(current);
    long[] sizes = FormerConstants.integers(pad.padding());
    RankedTensorType type = RankedTensorType.of(
        new long[] {sizes.length / 2, 2}, IntegerType.of(current.context(), 32));
    former.addOperand(FormerConstants.findOrCreate(current, before, type, sizes));
    Value scalar = reshaped(pad);
    if (scalar != null) {
      former.addOperand(scalar);
      return;
    }
    DenseElementsAttr element = FormerConstants.elements(pad.padConst());
    RankedTensorType scalarType = RankedTensorType.of(new long[0], TosaTypes.elementOf(pad.padConst()));
    scalar = FormerConstants.findScalar(current, scalarType, element);
    if (scalar != null) {
      former.addOperand(scalar);
    } else if (Splats.of(element) instanceof IntegerAttr number) {
      if (!number.isZero()) {
        former.addAttribute(
            FormerZeroPoints.QUANTIZATION, PadQuantizationAttr.of(current.context(), number.longValue()));
      }
    } else if (!Splats.isZero(element)) {
      former.addOperand(FormerConstants.scalar(current, before, scalarType, element));
    }
  }
}
