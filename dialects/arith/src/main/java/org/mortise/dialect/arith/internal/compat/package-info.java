// SPDX-License-Identifier: Apache-2.0
/**
 * Quirks of MLIR 19.1.7, reproduced so that outputs can be compared byte for byte. Each class has a golden file that
 * fails without it.
 *
 * <table>
 * <caption>The quirks</caption>
 * <tr><th>class<th>quirk<th>golden file
 * <tr><td>{@link org.mortise.dialect.arith.internal.compat.MatchLocations}
 *   <td>rewrites take locations of operations that the pattern does not name<td>{@code canonicalize/locations.mlir}
 * <tr><td>{@link org.mortise.dialect.arith.internal.compat.LastElement}
 *   <td>the last element of a vector decides whether an undefined operation is folded
 *   <td>{@code fold/floor-divisions-of-vectors.mlir}, {@code fold/shifts-of-vectors.mlir}
 * </table>
 */
@NullMarked
package org.mortise.dialect.arith.internal.compat;

import org.jspecify.annotations.NullMarked;
