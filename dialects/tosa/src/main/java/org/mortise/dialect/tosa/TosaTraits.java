// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.TensorType;

/** The traits of the dialect's operations. */
public final class TosaTraits {
  /** The operands broadcast to the result shapes. */
  static final Trait RESULTS_BROADCASTABLE = Trait.of("RESULTS_BROADCASTABLE", Broadcasting::verify);
  /** The operands have one element type. */
  static final Trait SAME_OPERANDS_ELEMENT_TYPE =
      Trait.of("SAME_OPERANDS_ELEMENT_TYPE", TosaTraits::verifyOperandElements);
  /**
   * The operands and results have one rank. MLIR 19.1 broadcasts operands of other ranks, which MLIR 22.1 rejects; they
   * are accepted, so that its programs can be read.
   */
  static final Trait SAME_OPERANDS_AND_RESULT_RANK =
      Trait.of("SAME_OPERANDS_AND_RESULT_RANK", TosaTraits::verifyRanks);
  /** The results are floating-point numbers. */
  static final Trait RESULTS_ARE_FLOAT_LIKE = Trait.of("RESULTS_ARE_FLOAT_LIKE", TosaTraits::verifyFloats);
  /** The operands that are shapes can be computed when a program is compiled. */
  static final Trait RESOLVABLE_SHAPES = Trait.of("RESOLVABLE_SHAPES", TosaTraits::verifyShapes);
  /** Computes a shape when a program is compiled. */
  static final Trait SHAPE_OPERATOR = Trait.of("SHAPE_OPERATOR", TosaTraits::verifyShapes);
  /** The operands and results are shapes with one rank. */
  static final Trait SHAPE_OPERATOR_WITH_SAME_RANKS =
      Trait.of("SHAPE_OPERATOR_WITH_SAME_RANKS", TosaTraits::verifyShapeRanks);

  private TosaTraits() {}

  private static @Nullable Diagnostic verifyOperandElements(Operation op) {
    Type first = TosaTypes.elementOf(op.operand(0));
    for (int i = 1; i < op.operandCount(); i++) {
      if (TosaTypes.elementOf(op.operand(i)) != first) {
        return op.opError("requires the same element type for all operands");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyRanks(Operation op) {
    if (op.operandCount() > 1 && op.hasTrait(RESULTS_BROADCASTABLE)) {
      return null;
    }
    TensorType first = null;
    for (int i = 0; i < op.operandCount() + op.resultCount(); i++) {
      Value value = i < op.operandCount() ? op.operand(i) : op.result(i - op.operandCount());
      TensorType type = TosaTypes.ranked(value);
      if (type != null && first != null && type.rank() != first.rank()) {
        return op.opError("operands don't have matching ranks");
      }
      first = first == null ? type : first;
    }
    return null;
  }

  private static @Nullable Diagnostic verifyFloats(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (!(TosaTypes.elementOf(op.result(i)) instanceof FloatType)) {
        return op.opError("requires a floating point type");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyShapes(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      Operation defining = operand.definingOp();
      if (operand.type() instanceof ShapeType && (defining == null || !defining.hasTrait(SHAPE_OPERATOR))) {
        return op.opError("shape operand is not compile time resolvable");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyShapeRanks(Operation op) {
    int rank = ((ShapeType) op.result(0).type()).rank();
    for (int i = 0; i < op.operandCount(); i++) {
      if (((ShapeType) op.operand(i).type()).rank() != rank) {
        return op.opError("operands don't have matching ranks");
      }
    }
    return null;
  }
}
