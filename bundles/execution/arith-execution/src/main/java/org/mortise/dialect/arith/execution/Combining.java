// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.execution;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.Reductions;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.code.Register;

/** Emits the functions that atomic updates and reductions of several dialects name. */
public final class Combining {
  private Combining() {}

  /** Returns the neutral value. */
  public static Register neutral(@Nullable Computation function, Type type, CodeBuilder code) {
    Attribute value = Reductions.identity(function, type);
    if (value == null) {
      throw new UnsupportedOperationException("there is no neutral value of assign for " + type);
    }
    return code.constant(type, Constants.of(value));
  }

  /** Combines two numbers. */
  public static Register combine(AtomicRMWKind kind, Register old, Register value, CodeBuilder code) {
    return kind.function() == null ? value : code.compute(kind.function(), old, value);
  }
}
