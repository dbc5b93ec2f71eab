// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.execution.Program;
import org.mortise.ir.Operation;

/**
 * A cache of the codes of recently executed functions of a program, for further executions. An execution itself keeps
 * the codes of its functions.
 */
final class RecentCodes {
  private static final int LIMIT = 256;

  private final Program program;
  private final Map<Operation, CheckedCode> codes = new IdentityHashMap<>();

  RecentCodes(Program program) {
    this.program = program;
  }

  CheckedCode of(Operation function) {
    CheckedCode known = codes.get(function);
    if (known == null) {
      if (codes.size() == LIMIT) {
        codes.clear();
      }
      known = new CheckedCode(program.code(function));
      codes.put(function, known);
    }
    return known;
  }
}
