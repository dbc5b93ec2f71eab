// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/** Stands for an undefined value among the arguments and results of a {@link Primitive} that accepts such values. */
public enum Poison {
  /** The only undefined value, which is of every type. */
  VALUE
}
