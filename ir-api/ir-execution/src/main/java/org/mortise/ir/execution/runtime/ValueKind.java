// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/** The representation of a value in a running program. */
public enum ValueKind {
  /**
   * {@code index} and integers of up to 64 bits, sign-extended to 64 for any signedness; {@code i1} is 0 or -1.
   */
  LONG,
  /** Floating-point numbers of at most 32 bits, whose values are all values of {@code float}. */
  FLOAT,
  /** {@code f64}. */
  DOUBLE,
  /** Everything else: wider numbers, buffers, vectors, tensors, and the values of third parties. */
  OBJECT
}
