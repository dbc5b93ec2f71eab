// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

/**
 * A declared successor or list of successors.
 *
 * @param name its name in formats and diagnostics
 * @param variadic whether it denotes any number of successors, which only the last declaration may
 */
public record SuccessorSpec(String name, boolean variadic) {}
