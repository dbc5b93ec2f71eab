// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** A value whose buffer must be freed exactly once for each execution of its definition. */
final class OwnedBuffer {
  private final Value value;
  private final @Nullable Operation dealloc;
  private final List<Operation> consumers;
  private final List<Operation> handedOver = new ArrayList<>(0);

  OwnedBuffer(Value value) {
    this(value, null, List.of());
  }

  /**
   * @param dealloc the existing deallocation of the buffer, possibly misplaced; or null
   * @param consumers operations that reuse the buffer for their results, such as a reallocation. The buffer is not
   *     freed on paths that reach them.
   */
  OwnedBuffer(Value value, @Nullable Operation dealloc, List<Operation> consumers) {
    this.value = value;
    this.dealloc = dealloc;
    this.consumers = consumers;
  }

  Value value() {
    return value;
  }

  @Nullable Operation dealloc() {
    return dealloc;
  }

  List<Operation> consumers() {
    return consumers;
  }

  /** Returns the aliases of the buffer up to {@code bounds}. It is no longer there when a consumer has results. */
  List<Value> aliases(BufferAliases all, Set<Value> bounds) {
    return consumers.isEmpty() ? all.resolveUpTo(bounds, value) : all.resolveUpTo(
        alias -> bounds.contains(alias) || consumers.contains(alias.definingOp()), value);
  }

  /** Records that {@code terminator} returns the buffer to a caller, which owns it from then on. */
  void handOver(Operation terminator) {
    handedOver.add(terminator);
  }

  boolean isHandedOverBy(Operation terminator) {
    return handedOver.contains(terminator);
  }
}
