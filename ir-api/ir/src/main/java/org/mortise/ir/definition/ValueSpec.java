// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

/**
 * A declared operand or result group.
 *
 * @param name its name in formats and diagnostics
 * @param constraint what each value's type must be
 * @param arity how many values it stands for
 */
public record ValueSpec(String name, TypeConstraint<?> constraint, Arity arity) {}
