// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

/** The number of values, regions or successors of a declared group. */
public enum Arity {
  ONE,
  OPTIONAL,
  VARIADIC
}
