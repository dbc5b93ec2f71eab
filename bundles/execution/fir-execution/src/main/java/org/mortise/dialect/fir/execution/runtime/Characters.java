// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.function.Consumer;
import org.mortise.ir.execution.runtime.BufferHolder;
import org.mortise.ir.execution.runtime.MemRef;

/**
 * The value of a {@code !fir.boxchar}.
 *
 * @param base the address of the first character
 * @param length the number of characters
 */
public record Characters(MemRef base, long length) implements BufferHolder {
  @Override
  public void forEachBuffer(Consumer<Object> action) {
    action.accept(base);
  }
}
