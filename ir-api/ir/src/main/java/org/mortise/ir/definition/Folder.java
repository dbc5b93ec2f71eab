// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;

/** Simplifies an operation to constants or existing values. */
@FunctionalInterface
public interface Folder {
  /**
   * Tries to fold {@code op}. The folder may change {@code op} in place, or replace some of its results by constants
   * inserted before it, and then returns {@link FoldResult#IN_PLACE}. It must not create or change other operations.
   *
   * @param constants the constant value of each operand, or null
   */
  FoldResult fold(Operation op, Attribute[] constants);
}
