// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.function.Predicate;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;

/**
 * Converts signatures: parts replace arguments, and results are kept or become further arguments after these, according
 * to the {@link BufferTypeConverter}. The attributes of an argument or result are kept if it is not split. Operations
 * in the body that are not converted use the old values, which are rebuilt at the start of the body. Declarations are
 * converted as well. Does not convert returns and calls.
 */
public final class FunctionConverter {
  private final Predicate<Operation> functions;

  /** Creates a converter for {@code func.func}. */
  public FunctionConverter() {
    this(op -> op.name().toString().equals("func.func"));
  }

  /** Creates a converter for those operations with {@link FunctionOpInterface} that {@code functions} accepts. */
  public FunctionConverter(Predicate<Operation> functions) {
    this.functions = functions;
  }

  boolean serves(Operation op) {
    return op.implementsInterface(FunctionOpInterface.class) && functions.test(op);
  }
}
