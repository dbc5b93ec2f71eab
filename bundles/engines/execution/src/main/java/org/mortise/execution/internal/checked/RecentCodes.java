// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.execution.Program;
import org.mortise.ir.Operation;

/**
 * The codes of the functions of a program that were executed last, for further executions of the same functions. An
 * execution keeps the codes of its functions itself.
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
