// SPDX-License-Identifier: Apache-2.0
/**
 * Accidents of MLIR 19.1.7 that its output shows, imitated so that outputs can be compared byte for byte.
 *
 * <table>
 * <caption>The imitations</caption>
 * <tr><th>class<th>accident<th>golden file that fails without it
 * <tr><td>{@link org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat.OrderIndices}
 *   <td>operations of different blocks are compared by numbers that are valid only inside one block, and that are
 *   assigned when they are first compared<td>{@code branches/live-through-blocks.mlir}
 * <tr><td>{@link org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat.LiveOrder}
 *   <td>the memrefs of a {@code bufferization.dealloc} are listed in the order in which MLIR's liveness analysis meets
 *   them<td>{@code branches/live-through-blocks.mlir}
 * <tr><td>{@link org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat.MemrefOrder}, {@link
 *   org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat.RegionOrder}
 *   <td>they are sorted by a comparison that is no order across blocks, with the moves of a sort by insertion
 *   <td>{@code branches/order-of-live-memrefs.mlir}
 * </table>
 */
@NullMarked
package org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat;

import org.jspecify.annotations.NullMarked;
