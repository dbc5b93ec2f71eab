// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

/** A type of a dialect that may be allowed as the element type of vectors. */
public interface VectorElementType {
  /** Returns whether it is allowed. */
  boolean isVectorElement();
}
