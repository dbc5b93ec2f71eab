// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import java.util.List;
import org.mortise.ir.Value;

/**
 * The memrefs that a block may have to free, and the conditions of their deallocation.
 *
 * @param memrefs the base buffers
 * @param conditions for each buffer, the {@code i1} that is true if it must be freed
 */
public record MemrefsToDeallocate(List<Value> memrefs, List<Value> conditions) {}
