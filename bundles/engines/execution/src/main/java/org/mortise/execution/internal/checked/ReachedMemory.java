// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.mortise.ir.execution.runtime.BufferHolder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueKind;

/** The memory that can be reached from values, directly or through buffers in memory. */
final class ReachedMemory {
  private ReachedMemory() {}

  static Set<CheckedMemory> from(Collection<Object> values) {
    Set<CheckedMemory> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> pending = new ArrayDeque<>(values);
    while (!pending.isEmpty()) {
      Object value = pending.remove();
      if (value instanceof MemRef memref && reached.add((CheckedMemory) memref.memory)) {
        ((CheckedMemory) memref.memory).references().forEach(pending::add);
      } else if (value instanceof BufferHolder holder) {
        holder.forEachBuffer(pending::add);
      } else if (value instanceof Elements elements && elements.format().kind() == ValueKind.OBJECT) {
        for (int i = 0; i < elements.count(); i++) {
          pending.add(elements.get(i));
        }
      }
    }
    return reached;
  }
}
