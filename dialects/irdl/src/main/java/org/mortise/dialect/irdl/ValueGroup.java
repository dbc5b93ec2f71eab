// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

/**
 * An operand or a result in the definition of an operation.
 *
 * @param name the name in the assembly format and in effects
 * @param constraint the number of the constraint on its types
 */
record ValueGroup(String name, int constraint, Variadicity variadicity) {}
