// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

/** The relation between two buffers that alias. */
public enum BufferRelation {
  /** Nothing more is known. */
  UNKNOWN,
  /** The same buffer: equal address, sizes and strides. */
  EQUIVALENT
}
