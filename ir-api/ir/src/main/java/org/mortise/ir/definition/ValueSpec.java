// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

/**
 * A declared operand or result group.
 *
 * @param name its name in formats and diagnostics
 * @param constraint the constraint on each value's type
 * @param arity the number of values in the group
 */
public record ValueSpec(String name, TypeConstraint<?> constraint, Arity arity) {}
