// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Verifies that the map types of variables are valid for an operation. */
final class MapVerifier {
  private static final int TO_OR_FROM = ClauseMapFlagsAttr.TO | ClauseMapFlagsAttr.FROM;

  private MapVerifier() {}

  /** Returns an error if a variable of a clause is not mapped, otherwise null. */
  static @Nullable Diagnostic verifyDefinitions(Operation op, String clause, OperandRange variables) {
    for (Value variable : variables) {
      if (variable.definingOp() == null || MapInfoOp.of(variable.definingOp()) == null) {
        return op.opError("'" + clause + "' arguments must be defined by 'omp.map.info' ops");
      }
    }
    return null;
  }

  /** Returns an error if a map of {@code op} does not suit it, otherwise null. */
  static @Nullable Diagnostic verify(Operation op, OperandRange maps) {
    Set<Value> updatedTo = new HashSet<>();
    Set<Value> updatedFrom = new HashSet<>();
    for (Value map : maps) {
      if (map.definingOp() == null) {
        return error(op, "missing map operation");
      }
      MapInfoOp info = MapInfoOp.of(map.definingOp());
      Diagnostic wrong = info == null
          ? error(op, "map argument is not a map entry operation") : verify(op, info, updatedTo, updatedFrom);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verify(
      Operation op, MapInfoOp info, Set<Value> updatedTo, Set<Value> updatedFrom) {
    int bits = info.mapTypeAttr().bits();
    boolean deletes = (bits & ClauseMapFlagsAttr.DELETE) != 0;
    return switch (op.name().toString()) {
      case TargetDataOp.NAME, TargetOp.NAME ->
          deletes ? error(op, "to, from, tofrom and alloc map types are permitted") : null;
      case TargetEnterDataOp.NAME -> deletes || (bits & ClauseMapFlagsAttr.FROM) != 0
          ? error(op, "to and alloc map types are permitted") : null;
      case TargetExitDataOp.NAME -> (bits & ClauseMapFlagsAttr.TO) != 0
          ? error(op, "from, release and delete map types are permitted") : null;
      case TargetUpdateOp.NAME -> verifyUpdate(op, info.varPtr(), bits, updatedTo, updatedFrom);
      default -> null;
    };
  }

  private static @Nullable Diagnostic verifyUpdate(
      Operation op, Value variable, int bits, Set<Value> updatedTo, Set<Value> updatedFrom) {
    if ((bits & ClauseMapFlagsAttr.DELETE) != 0 || (bits & TO_OR_FROM) == 0) {
      return error(op, "at least one of to or from map types must be specified, other map types are not permitted");
    }
    boolean updatesTo = (bits & ClauseMapFlagsAttr.TO) != 0;
    boolean isBoth = (bits & TO_OR_FROM) == TO_OR_FROM;
    if (isBoth || (updatesTo ? updatedFrom : updatedTo).contains(variable)) {
      return error(op, "either to or from map types can be specified, not both");
    }
    if ((bits & (ClauseMapFlagsAttr.ALWAYS | ClauseMapFlagsAttr.CLOSE | ClauseMapFlagsAttr.IMPLICIT)) != 0) {
      return error(op, "present, mapper and iterator map type modifiers are permitted");
    }
    (updatesTo ? updatedTo : updatedFrom).add(variable);
    return null;
  }

  private static Diagnostic error(Operation op, String message) {
    return Diagnostic.error(op.location(), message);
  }
}
