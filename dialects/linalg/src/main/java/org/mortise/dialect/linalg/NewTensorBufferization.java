// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.bufferization.AllocationBufferization;

/** Computes the elements of a new tensor for an operation of the tensor dialect, whose operands are only read. */
abstract class NewTensorBufferization extends AllocationBufferization {
}
