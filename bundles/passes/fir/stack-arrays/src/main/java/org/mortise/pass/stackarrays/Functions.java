// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Operation;

/** The functions of a module that have a body. */
final class Functions {
  private Functions() {}

  /** Returns the functions with a body in the order of the text, including nested modules. */
  static List<Operation> in(Operation module) {
    List<Operation> functions = new ArrayList<>();
    module.walkPreOrder(op -> {
      if (FuncOp.of(op) != null && !op.region(0).isEmpty()) {
        functions.add(op);
      }
    });
    return functions;
  }
}
