// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

/** The kinds of bounds. */
public enum BoundType {
  /** The bound is equal to the number. */
  EQ,
  /** The bound is not greater than the number. */
  LB,
  /** The bound is not less than the number, or greater if it is exclusive. */
  UB
}
