// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import java.util.function.Consumer;

/**
 * A value of a dialect that refers to buffers, such as a descriptor. An engine does not report buffers as leaked that
 * can be reached from it.
 */
public interface BufferHolder {
  /** Passes on each buffer, and each value that refers to buffers. */
  void forEachBuffer(Consumer<Object> action);
}
