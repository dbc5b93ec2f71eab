// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import java.util.List;
import org.mortise.ir.Value;

/**
 * The memrefs that a block may have to free, and for each whether it has to.
 *
 * @param memrefs the base buffers
 * @param conditions as many {@code i1} values
 */
public record MemrefsToDeallocate(List<Value> memrefs, List<Value> conditions) {}
