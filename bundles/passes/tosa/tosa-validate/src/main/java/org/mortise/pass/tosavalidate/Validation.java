// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosavalidate;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
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
  private final Map<String, Type> variables = new HashMap<>();

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
    String wrong = wrongVariable(op);
    if (wrong != null) {
      run.emit(op.opError(wrong));
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
      case "tosa.transpose" -> notConstant(op, 1, "perms of transpose", op.operandCount(), "");
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

  private @Nullable String wrongVariable(Operation op) {
    return switch (op.name().name()) {
      case "tosa.variable" -> declare(op);
      case "tosa.variable.read" -> compare(op, op.result(0).type(), "result");
      case "tosa.variable.write" -> compare(op, op.operand(0).type(), "operand");
      default -> null;
    };
  }

  private @Nullable String declare(Operation op) {
    Type type = op.getAttr("type", TypeAttr.class).value();
    return variables.putIfAbsent(nameOf(op), type) == null ? null : "name has already been declared";
  }

  private @Nullable String compare(Operation op, Type used, String role) {
    Type declared = variables.get(nameOf(op));
    if (declared == null) {
      return "name has not been declared";
    }
    return declared == used ? null : role + " type does not equal variable type";
  }

  private static String nameOf(Operation op) {
    return op.getAttr("name", StringAttr.class).value();
  }
}
