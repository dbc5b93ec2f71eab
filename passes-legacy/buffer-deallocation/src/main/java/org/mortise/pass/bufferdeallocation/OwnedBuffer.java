// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** A value whose buffer has to be freed exactly once for each time that the value is computed. */
final class OwnedBuffer {
  private final Value value;
  private final Operation dealloc;
  private final List<Operation> handedOver = new ArrayList<>(0);

  /** @param dealloc the operation that frees it already, which may be at the wrong place; or null */
  OwnedBuffer(Value value, Operation dealloc) {
    this.value = value;
    this.dealloc = dealloc;
  }

  Value value() {
    return value;
  }

  Operation dealloc() {
    return dealloc;
  }

  /** Notes that {@code terminator} returns the buffer to somebody else, who owns it from then on. */
  void handOver(Operation terminator) {
    handedOver.add(terminator);
  }

  boolean isHandedOverBy(Operation terminator) {
    return handedOver.contains(terminator);
  }
}
