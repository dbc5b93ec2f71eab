// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.List;
import org.mortise.ir.Value;

/**
 * The memrefs that a block may have to free, and the conditions of their deallocation.
 *
 * @param buffers the base buffers
 * @param conditions for each buffer, the {@code i1} that is true if it must be freed
 */
record MemrefsToDeallocate(List<Value> buffers, List<Value> conditions) {
  boolean isEmpty() {
    return buffers.isEmpty();
  }
}
