// SPDX-License-Identifier: Apache-2.0
package org.mortise.bufferization;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Value;

/**
 * A use that reads a tensor.
 *
 * @param definitions the values that may have defined what is read
 * @param block the block of all definitions; null if there is none, or if the order of its operations and of others
 *     does not follow from the text. Otherwise only writes inside the block between {@code first} and {@code last},
 *     and those of operations around it, can change what is read
 * @param first the least number of an operation that defines what is read; that of the block for an argument
 * @param last the number of the operation of the block that reads, or that contains the one that does
 */
record Read(OpOperand use, Set<Value> definitions, @Nullable Block block, int first, int last) {}
