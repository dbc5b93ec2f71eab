// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

/** Decides where the backward slice of a value ends. */
@FunctionalInterface
public interface StopCondition {
  /** Returns whether the constraints of {@code value} are not to be added to {@code set}. */
  boolean test(ValueDim value, ValueBoundsConstraintSet set);
}
