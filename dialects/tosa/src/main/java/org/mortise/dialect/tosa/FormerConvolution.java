// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** A convolution of MLIR 19.1, which does not state the type of the accumulator. */
final class FormerConvolution extends FormerZeroPoints {
  private static final String ACCUMULATOR = "acc_type";
  private static final String OUT_SHAPE = "out_shape";

  FormerConvolution(String name, String... attributes) {
    super(name, Kind.CONVOLUTION, 3, attributes);
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    super.convert(former, current, before);
    Type result = ShapedType.elementTypeOrSelf(former.resultTypes().get(0));
    Type accumulator = accumulatorOf(TosaTypes.storedElementOf(former.operands().get(0)), result);
    current.addAttribute(ACCUMULATOR, TypeAttr.of(accumulator));
    if (former.getAttr(OUT_SHAPE) instanceof DenseI64ArrayAttr shape
        && !shape.equals(shapeOf(former.resultTypes().get(0)))) {
      current.addAttribute(OUT_SHAPE, shape);
    }
  }

  /** Returns the type of the accumulator in MLIR 19.1. */
  private static Type accumulatorOf(Type element, Type result) {
    Context context = element.context();
    if (!(element instanceof FloatType)) {
      return IntegerType.of(context, IntegerType.isSignless(element, 16) ? 48 : 32);
    }
    boolean isF8 = FloatType.is(element, FloatKind.F8E4M3) || FloatType.is(element, FloatKind.F8E5M2);
    boolean isF16 = TosaTypes.isF16(element) && TosaTypes.isF16(result);
    return FloatType.of(context, isF8 || isF16 ? FloatKind.F16 : FloatKind.F32);
  }

  private static @Nullable DenseI64ArrayAttr shapeOf(Type type) {
    if (!(type instanceof TensorType tensor) || !tensor.hasRank()) {
      return null;
    }
    long[] shape = tensor.shape().clone();
    for (int i = 0; i < shape.length; i++) {
      shape[i] = ShapedType.isDynamic(shape[i]) ? -1 : shape[i];
    }
    return DenseI64ArrayAttr.of(type.context(), shape);
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    Type result = TosaTypes.elementOf(current.result(0));
    Type accumulator = current.getAttr(ACCUMULATOR, TypeAttr.class).value();
    if (accumulator != accumulatorOf(TosaTypes.storedElementOf(current.operand(0)), result)) {
      return missing(current, "attribute '" + ACCUMULATOR + "'");
    }
    if (definition().attributeSlot(OUT_SHAPE) >= 0 && former.getAttr(OUT_SHAPE) == null) {
      DenseI64ArrayAttr shape = shapeOf(current.result(0).type());
      if (shape == null) {
        return missing(current, "without attribute '" + OUT_SHAPE + "'");
      }
      former.addAttribute(OUT_SHAPE, shape);
    }
    return super.convertBack(current, former);
  }
}
