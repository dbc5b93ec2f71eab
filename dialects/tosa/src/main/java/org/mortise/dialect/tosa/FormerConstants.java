// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/** Constants that are attributes in one version of MLIR, and operands in the other one. */
final class FormerConstants {
  /** How many operations before one are searched for a constant that it may have had as an operand. */
  private static final int SEARCHED = 64;

  private FormerConstants() {}

  /** Creates a constant tensor of rank 1. */
  static Value tensor(OpBuilder builder, Location location, Type element, long... numbers) {
    RankedTensorType type = RankedTensorType.of(new long[] {numbers.length}, element);
    return ConstOp.create(builder, location, type, DenseNumbersAttr.ofLongs(type, numbers));
  }

  /** Creates the zero point of a value. One of floating-point type is 0. */
  static Value zeroPoint(OpBuilder builder, Location location, Value value, long number) {
    return zeroPoint(builder, location, TosaTypes.storedElementOf(value), number);
  }

  /** Creates a zero point of a type. */
  static Value zeroPoint(OpBuilder builder, Location location, Type element, long number) {
    if (element instanceof FloatType format) {
      RankedTensorType type = RankedTensorType.of(new long[] {1}, element);
      return ConstOp.create(builder, location, type, Splats.constant(type, FloatAttr.of(format, 0)));
    }
    Type integer = element instanceof IntegerType ? element : IntegerType.of(builder.context(), 8);
    return tensor(builder, location, integer, number);
  }

  /** Returns the elements of a constant, also of one of MLIR 19.1; null if it is none. */
  static @Nullable DenseElementsAttr elements(Value value) {
    Operation op = value.definingOp();
    if (op == null || !op.hasTrait(Trait.CONSTANT_LIKE)) {
      return null;
    }
    Attribute elements = op.getAttr("values") == null ? op.getAttr("value") : op.getAttr("values");
    return elements instanceof DenseElementsAttr dense ? dense : null;
  }

  /** Returns the integers of a constant, also of one of MLIR 19.1; null if it is none. */
  static long @Nullable [] integers(Value value) {
    return elements(value) instanceof DenseNumbersAttr numbers && isInteger(numbers)
        ? TosaConstants.integers(numbers) : null;
  }

  private static boolean isInteger(DenseNumbersAttr numbers) {
    return numbers.numElements() == 0 || numbers.elementAt(0) instanceof IntegerAttr;
  }

  /** Returns the number of a zero point; null if it is not constant, or a floating-point number that is not 0. */
  static @Nullable Long zeroPoint(Value value) {
    DenseElementsAttr elements = elements(value);
    Attribute element = elements == null || elements.storedElements() == 0 ? null : elements.elementAt(0);
    if (element instanceof FloatAttr number) {
      return number.isZero() ? 0L : null;
    }
    return element instanceof IntegerAttr integer ? (Long) integer.longValue() : null;
  }

  /**
   * Returns a constant of MLIR 19.1 with these numbers: one that the operation can use already, or a new one of the
   * type {@code type}.
   */
  static Value findOrCreate(Operation user, OpBuilder before, RankedTensorType type, long... numbers) {
    Operation each = user.previous();
    for (int i = 0; each != null && i < SEARCHED; i++) {
      if (isSame(each, type.rank(), numbers)) {
        return each.result(0);
      }
      each = each.previous();
    }
    return create(user, before, type, DenseNumbersAttr.ofLongs(type, numbers));
  }

  /** Returns a constant scalar before an operation, or null if there is none. */
  static @Nullable Value findScalar(Operation user, RankedTensorType type, DenseElementsAttr element) {
    DenseElementsAttr value = scalar(type, element);
    Operation each = user.previous();
    for (int i = 0; each != null && i < SEARCHED; i++) {
      if (each.resultCount() == 1 && each.result(0).type() == type && value == elements(each.result(0))) {
        return each.result(0);
      }
      each = each.previous();
    }
    return null;
  }

  /** Creates a constant scalar of MLIR 19.1. */
  static Value scalar(Operation user, OpBuilder before, RankedTensorType type, DenseElementsAttr element) {
    return create(user, before, type, scalar(type, element));
  }

  private static DenseElementsAttr scalar(RankedTensorType type, DenseElementsAttr element) {
    return element.reshape(RankedTensorType.of(new long[0], TosaTypes.stored(type.elementType())));
  }

  private static Value create(Operation user, OpBuilder before, RankedTensorType type, DenseElementsAttr value) {
    OperationState state = new OperationState(
        user.location(), before.context().operationName(ConstOp.NAME).former());
    state.addResultType(type).addAttribute("value", value);
    return before.create(state).result(0);
  }

  private static boolean isSame(Operation op, int rank, long[] numbers) {
    if (op.resultCount() != 1 || !op.hasTrait(Trait.CONSTANT_LIKE)
        || !(op.result(0).type() instanceof RankedTensorType type) || type.rank() != rank) {
      return false;
    }
    return Arrays.equals(integers(op.result(0)), numbers);
  }
}
