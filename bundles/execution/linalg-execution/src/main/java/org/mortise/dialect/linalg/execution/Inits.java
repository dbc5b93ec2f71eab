// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;

/** Tensors that become results. */
final class Inits {
  private static final Primitive COPY =
      (arguments, machine) -> new Object[] {((Elements) arguments[0]).copy(machine)};

  private Inits() {}

  /** Returns a copy of a tensor whose elements can be set. */
  static Register copy(Type type, Register tensor, CodeBuilder code) {
    return code.run(type, COPY, PoisonRule.REJECT, tensor);
  }
}
