// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosavalidate;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Validates the operations of a module in postorder. */
final class Validation {
  private final Profile profile;
  private final Level level;
  private final boolean strict;
  private final PassRun run;

  Validation(Profile profile, Level level, boolean strict, PassRun run) {
    this.profile = profile;
    this.level = level;
    this.strict = strict;
    this.run = run;
  }

  void check(Operation op) {
    Type illegal = illegalElementType(op);
    if (illegal != null) {
      run.emit(op.opError("is not profile-aligned: element type '" + illegal + "' is not legal"));
      return;
    }
    if (!op.name().dialectNamespace().equals("tosa")) {
      return;
    }
    String notConstant = strict ? notConstant(op) : null;
    if (notConstant != null) {
      run.emit(op.opError(notConstant + " is not constant"));
    }
    String failed = level == Level.NONE ? null : LevelChecks.failed(op);
    if (failed != null) {
      run.emit(op.opError("failed level check: " + failed));
    }
  }

  private @Nullable Type illegalElementType(Operation op) {
    for (Value operand : op.operands()) {
      if (!profile.isLegal(elementType(operand.type()))) {
        return elementType(operand.type());
      }
    }
    for (Value result : op.results()) {
      if (!profile.isLegal(elementType(result.type()))) {
        return elementType(result.type());
      }
    }
    return null;
  }

  private static Type elementType(Type type) {
    if (type instanceof BaseMemRefType memref) {
      return memref.elementType();
    }
    if (type instanceof VectorType vector) {
      return vector.elementType();
    }
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  private static @Nullable String notConstant(Operation op) {
    return switch (op.name().name()) {
      case "tosa.pad" -> notConstant(op, 1, "padding of pad", 2, "pad_const of pad");
      case "tosa.fully_connected" -> notConstant(op, 1, "weight of fully_connected", 2, "bias of fully_connected");
      default -> null;
    };
  }

  private static @Nullable String notConstant(Operation op, int first, String firstName, int second, String name) {
    if (Constants.of(op.operand(first)) == null) {
      return firstName;
    }
    return second < op.operandCount() && Constants.of(op.operand(second)) == null ? name : null;
  }
}
