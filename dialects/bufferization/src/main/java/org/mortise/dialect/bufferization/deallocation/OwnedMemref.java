// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.ir.Value;

/**
 * A memref and the {@code i1} that tells whether it is owned.
 *
 * @param memref the memref
 * @param ownership whether the block has to free it
 */
public record OwnedMemref(Value memref, Value ownership) {}
