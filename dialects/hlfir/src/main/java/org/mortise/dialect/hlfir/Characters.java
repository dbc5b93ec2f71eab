// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Verifies operations that combine several character values. */
final class Characters {
  private static final int MINIMUM = 2;

  private Characters() {}

  static @Nullable Diagnostic verify(Operation op, List<? extends Value> strings, Value result) {
    if (strings.size() < MINIMUM) {
      return op.opError("must be provided at least two string operands");
    }
    int kind = kindOf(result);
    for (Value string : strings) {
      if (kindOf(string) != kind) {
        return op.opError("strings must have the same KIND as the result type");
      }
    }
    return null;
  }

  static boolean haveSameKind(Value first, Value second) {
    return kindOf(first) == kindOf(second);
  }

  private static int kindOf(Value string) {
    return ((CharacterType) Entities.scalarOf(string.type())).kind();
  }
}
