// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.ir.Value;

/**
 * A memref and its ownership.
 *
 * @param memref the memref
 * @param ownership the {@code i1} that is true if the block must free the memref
 */
public record OwnedMemref(Value memref, Value ownership) {}
