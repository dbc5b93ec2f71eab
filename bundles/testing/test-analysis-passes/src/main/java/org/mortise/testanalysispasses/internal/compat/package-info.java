// SPDX-License-Identifier: Apache-2.0
/**
 * Quirks of MLIR 19.1.7's test passes, reproduced so that outputs can be compared byte for byte. Each has a golden file
 * that fails without it.
 *
 * <table>
 * <caption>The quirks</caption>
 * <tr><th>member<th>quirk<th>golden file
 * <tr><td>{@link org.mortise.testanalysispasses.internal.compat.PrintedAccidents#LIST_END}
 *   <td>a backspace after the last blank of a list<td>{@code liveness/branches.mlir}
 * <tr><td>{@link org.mortise.testanalysispasses.internal.compat.PrintedAccidents#BLOCKS}
 *   <td>the entry block is listed twice<td>{@code loops/nested.mlir}
 * <tr><td>{@link org.mortise.testanalysispasses.internal.compat.TracingLimit}
 *   <td>alias analysis follows ten steps<td>{@code aliases/long-chain.mlir}, {@code aliases/branching-region.mlir}
 * </table>
 */
@NullMarked
package org.mortise.testanalysispasses.internal.compat;

import org.jspecify.annotations.NullMarked;
