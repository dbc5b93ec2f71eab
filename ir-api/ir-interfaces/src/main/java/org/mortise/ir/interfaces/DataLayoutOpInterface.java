// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.builtin.ModuleOp;

/**
 * An operation whose {@link org.mortise.ir.types.DataLayoutSpec} attribute, if it has one, is valid for all operations
 * inside it. Modules are such operations without an implementation of this interface.
 */
public interface DataLayoutOpInterface extends OpInterface {
  /** Returns whether an attribute of {@code op} can state the layout of types. */
  static boolean isScope(Operation op) {
    return ModuleOp.of(op) != null || op.implementsInterface(DataLayoutOpInterface.class);
  }
}
