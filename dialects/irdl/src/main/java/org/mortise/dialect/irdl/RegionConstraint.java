// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;

/**
 * A region in the definition of an operation.
 *
 * @param name the name in the assembly format
 * @param arguments the numbers of the constraints on the arguments of the entry block; null if there may be any
 * @param blocks the number of blocks; 0 if there may be any number
 */
record RegionConstraint(String name, int @Nullable [] arguments, int blocks) {}
