// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.function.Predicate;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;

/**
 * Converts signatures: parts of arguments take the place of arguments, and results stay, or become further arguments
 * behind these, as the {@link BufferTypeConverter} says. What was said of an argument or result by attributes goes with
 * it if it is not split. Operations inside that are not converted see the old values, made anew at the start of the
 * body. Declarations are converted as well. Does not touch returns and calls.
 */
public final class FunctionConverter {
  private final Predicate<Operation> functions;

  /** For {@code func.func}. */
  public FunctionConverter() {
    this(op -> op.name().toString().equals("func.func"));
  }

  /** For those operations with {@link FunctionOpInterface} that {@code functions} accepts. */
  public FunctionConverter(Predicate<Operation> functions) {
    this.functions = functions;
  }

  boolean serves(Operation op) {
    return op.implementsInterface(FunctionOpInterface.class) && functions.test(op);
  }
}
