// SPDX-License-Identifier: Apache-2.0
/**
 * The pass {@code buffer-deallocation}: frees each buffer that a function owns exactly once, by static placement.
 * Copies are made where the buffer of a value depends on the path. Follows MLIR's document "Buffer Deallocation -
 * Internals".
 *
 * <p><b>Terms.</b> A buffer is <i>owned</i> if it is allocated in the function, or if a call returns it to the function
 * ({@code OwnedResults}), and does not escape. The <i>aliases</i> of a buffer are the values that it can reach: views,
 * selections, arguments of blocks and regions, results of operations with regions. An alias is <i>critical</i> if the
 * definition of the buffer does not dominate it.
 *
 * <p><b>Invariant.</b> After {@code CriticalClones}, the definition of an owned buffer dominates each of its aliases up
 * to critical ones: all sources of a critical alias are cloned, so a critical alias owns its clone, and the aliases of
 * its sources end there. A value may be an alias of several owned buffers, such as a selection; it keeps all of them
 * live.
 *
 * <p><b>Why each buffer is freed once, and not too early.</b>
 * <ol>
 * <li>All uses of a buffer are uses of its aliases. By the invariant these are dominated by the definition, so the last
 * use on each path follows the definition.
 * <li>If a block post-dominates all uses ({@code CommonPostDominators}; only in regions without cycles of blocks, and
 * only if the definition dominates the block), each path from the definition passes it exactly once. The buffer is
 * freed there, after the last use in it.
 * <li>Otherwise ({@code LiveRange}) the buffer is freed where liveness ends: after the last use in a block at the end
 * of which it is not live, and on each edge from a block at whose end it is live to one at whose start it is not. Each
 * path crosses the end of the live range exactly once for each execution of the definition, also in loops.
 * <li>A returned buffer belongs to the caller, which {@code OwnershipTransfer} makes true: it clones what the function
 * must keep, and what is returned twice.
 * </ol>
 *
 * <p><b>Preconditions.</b> A buffer is written before it is read or forwarded; a copy and its original are otherwise
 * distinguishable. {@code LateWrites} finds violations. Operations with regions state their control flow. The pass
 * lists all preconditions, and {@code Survey} checks them before anything is changed.
 *
 * <p><b>Termination and cost.</b> A clone makes a critical alias an owned buffer, never a critical one, and there are
 * finitely many aliases. {@code CriticalAliases} visits an alias again only for a lower block of the dominator tree.
 * The pass is near-linear in the flow of buffers, plus, for each buffer without a common post-dominator, the blocks in
 * which it is live.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bufferdeallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
