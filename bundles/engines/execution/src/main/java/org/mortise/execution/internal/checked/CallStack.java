// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;

/**
 * The call stack of an operation, innermost first.
 *
 * @param op the executed operation
 * @param function its function
 * @param caller the call; null for the outermost function, or beyond the limit
 */
record CallStack(Operation op, Operation function, @Nullable CallStack caller) {
  /** The calls that an error shows. */
  static final int MAX = 16;

  static CallStack of(Frame innermost) {
    return of(innermost, MAX);
  }

  private static CallStack of(Frame frame, int rest) {
    CallStack caller = frame.caller == null || rest == 0 ? null : of(frame.caller, rest - 1);
    return new CallStack(frame.code.source(frame.position), frame.code.function(), caller);
  }

  Location location() {
    return op.location();
  }

  /** Adds a note for each call. */
  void addTo(Diagnostic diagnostic) {
    CallStack callee = this;
    for (CallStack call = caller; call != null; call = call.caller) {
      String name = SymbolTable.getSymbolName(callee.function);
      diagnostic.note(call.location(), name == null ? "called here" : "@" + name + " is called here");
      callee = call;
    }
  }
}
