// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/**
 * An instruction that Java code executes. Values are {@code Long}, {@code Float}, {@code Double} or objects, by the
 * {@link ValueKind} of their types. An implementation has no state and must not keep the machine.
 *
 * <p>Work that depends on a size must be reported by {@link Machine#step} and memory by {@link Machine#charge} before
 * it is done, so that the budgets of untrusted programs hold.
 */
@FunctionalInterface
public interface Primitive {
  /** The results of a primitive that has none. */
  Object[] NOTHING = {};

  /**
   * Executes the instruction.
   *
   * @return a value for each result
   * @throws ExecutionException on an error of the program, from {@link Machine#fault}
   */
  Object[] run(Object[] arguments, Machine machine);
}
