// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.function.Consumer;
import org.mortise.ir.execution.runtime.BufferHolder;

/**
 * The value of a {@code !fir.boxproc}: a procedure with the variables of its host.
 *
 * @param function the function
 * @param host the address of the tuple of variables, or a null pointer
 */
public record Procedure(Object function, Object host) implements BufferHolder {
  @Override
  public void forEachBuffer(Consumer<Object> action) {
    action.accept(host);
  }
}
