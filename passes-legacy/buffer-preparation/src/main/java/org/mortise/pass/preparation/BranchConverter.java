// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

/**
 * Converts the arguments of all blocks of a converted function except its entry block, and the operands that branches
 * forward to them. Requires a {@link FunctionConverter}. Blocks of nested regions are not converted. Every terminator
 * that branches to a converted block must have {@link org.mortise.ir.interfaces.BranchOpInterface}.
 */
public final class BranchConverter {}
