// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.bufferization.ReaderBufferization;

/** An operation that reads a vector from a tensor. */
abstract class ReadBufferization extends ReaderBufferization {
}
