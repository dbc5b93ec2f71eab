// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

/**
 * Converts the arguments of all blocks of a function that is converted, beyond its entry block, and what branches pass
 * to them. Needs a {@link FunctionConverter}. Blocks of regions inside stay as they are. Every terminator that branches
 * to such a block must have {@link org.mortise.ir.interfaces.BranchOpInterface}.
 */
public final class BranchConverter {}
