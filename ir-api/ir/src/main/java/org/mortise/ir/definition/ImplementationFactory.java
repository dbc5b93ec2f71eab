// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.OpInterface;

/**
 * Creates the interface implementations that operations declare by {@link Op#implementations}, each when the interface
 * is first requested. Implemented by generated code.
 */
@FunctionalInterface
public interface ImplementationFactory {
  /**
   * Creates an implementation.
   *
   * @param index the number of the implementation's class among those that the factory knows
   * @param definition the definition of the operation that the object serves
   */
  OpInterface create(int index, OpDefinition definition);
}
