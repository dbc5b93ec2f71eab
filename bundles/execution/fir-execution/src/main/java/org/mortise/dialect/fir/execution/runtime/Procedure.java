// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.function.Consumer;
import org.mortise.ir.execution.runtime.BufferHolder;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;

/**
 * The value of a {@code !fir.boxproc}: a procedure with the variables of its host.
 *
 * @param function the function
 * @param host the address of the tuple of variables, or a null pointer
 */
public record Procedure(Object function, Object host) implements BufferHolder {
  /** Returns the value to be called: the function, or this procedure if the call has to pass the host's variables. */
  public Object callee(Machine machine) {
    return host instanceof MemRef variables && Pointers.isNull(variables, machine) ? function : this;
  }

  @Override
  public void forEachBuffer(Consumer<Object> action) {
    action.accept(host);
  }
}
