// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

/** How many values, regions or successors one declared group stands for. */
public enum Arity {
  ONE,
  OPTIONAL,
  VARIADIC
}
