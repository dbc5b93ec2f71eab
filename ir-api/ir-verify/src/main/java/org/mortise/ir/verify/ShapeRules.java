// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.VectorType;

/** Checks that the types of operands and results match: elements, shapes, and both. */
final class ShapeRules {
  private ShapeRules() {}

  /** Returns whether element types are equal and shapes compatible. Identical types are not compared further. */
  static boolean sameOperandAndResultTypes(Operation op) {
    Type first = op.result(0).type();
    int count = valueCount(op);
    for (int i = 0; i < count; i++) {
      Type type = valueType(op, i);
      boolean hasSameElements = ShapedType.elementTypeOrSelf(type) == ShapedType.elementTypeOrSelf(first);
      if (type != first && !(hasSameElements && compatible(type, first))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether ranked tensors have the same encoding. The result is compared with the operands if it has an
   * encoding; if not, the operands are compared with each other, and the result later with its inferred type.
   */
  static boolean sameOperandAndResultEncodings(Operation op) {
    Type result = op.result(0).type();
    boolean hasEncoding = result instanceof RankedTensorType tensor && tensor.encoding() != null;
    Type first = hasEncoding ? result : op.operand(0).type();
    int count = hasEncoding ? valueCount(op) : op.operandCount();
    for (int i = 0; i < count; i++) {
      if (valueType(op, i) != first && !sameEncoding(valueType(op, i), first)) {
        return false;
      }
    }
    return true;
  }

  /** Compares the element types of the first {@code count} operands and results. */
  static boolean sameElementTypes(Operation op, int count) {
    for (int i = 1; i < count; i++) {
      if (ShapedType.elementTypeOrSelf(valueType(op, i)) != ShapedType.elementTypeOrSelf(valueType(op, 0))) {
        return false;
      }
    }
    return true;
  }

  /** Compares the shapes of the first {@code count} operands and results. */
  static boolean sameShapes(Operation op, int count) {
    for (int i = 1; i < count; i++) {
      if (!sameScalability(valueType(op, i), valueType(op, 0)) || !compatible(valueType(op, i), valueType(op, 0))) {
        return false;
      }
    }
    return true;
  }

  /** Requires that all types are scalar, or that some operands and all results are shaped, with one shape. */
  static @Nullable Diagnostic elementwise(Operation op) {
    int mappableOperands = 0;
    Type first = null;
    for (int i = 0; i < op.operandCount(); i++) {
      if (isMappable(op.operand(i).type())) {
        mappableOperands++;
        first = first == null ? op.operand(i).type() : first;
      }
    }
    int mappableResults = 0;
    for (int i = 0; i < op.resultCount(); i++) {
      mappableResults += isMappable(op.result(i).type()) ? 1 : 0;
    }
    if (mappableOperands == 0 && mappableResults == 0) {
      return null;
    }
    if (mappableOperands == 0) {
      return op.opError("if a result is non-scalar, then at least one operand must be non-scalar");
    }
    if (mappableResults == 0) {
      return op.opError("if an operand is non-scalar, then there must be at least one non-scalar result");
    }
    if (mappableResults != op.resultCount()) {
      return op.opError("if an operand is non-scalar, then all results must be non-scalar");
    }
    int count = valueCount(op);
    for (int i = 0; i < count; i++) {
      Type type = valueType(op, i);
      if (isMappable(type) && !sameKindAndShape(type, first)) {
        return op.opError("all non-scalar operands/results must have the same shape and base type");
      }
    }
    return null;
  }

  private static boolean sameKindAndShape(Type a, @Nullable Type b) {
    return a.getClass() == b.getClass() && sameScalability(a, b) && compatible(a, b);
  }

  /** Returns false if a scalable dimension would match a fixed one. Used where shapes are compared and not types. */
  private static boolean sameScalability(Type a, Type b) {
    if (a == b || !(a instanceof VectorType x) || !(b instanceof VectorType y) || x.rank() != y.rank()) {
      return true;
    }
    for (int i = 0; i < x.rank(); i++) {
      if (x.isScalableDim(i) != y.isScalableDim(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMappable(Type type) {
    return type instanceof VectorType || type instanceof TensorType;
  }

  private static int valueCount(Operation op) {
    return op.operandCount() + op.resultCount();
  }

  private static Type valueType(Operation op, int index) {
    int operands = op.operandCount();
    return index < operands ? op.operand(index).type() : op.result(index - operands).type();
  }

  private static boolean sameEncoding(Type a, Type b) {
    return !(a instanceof RankedTensorType x && b instanceof RankedTensorType y) || x.encoding() == y.encoding();
  }

  /** Returns whether shapes are compatible: no known dimension differs; unranked types match every shape. */
  private static boolean compatible(Type a, Type b) {
    if (!(a instanceof ShapedType x) || !(b instanceof ShapedType y)) {
      return !(a instanceof ShapedType) && !(b instanceof ShapedType);
    }
    return ShapedType.haveCompatibleShapes(x, y);
  }
}
