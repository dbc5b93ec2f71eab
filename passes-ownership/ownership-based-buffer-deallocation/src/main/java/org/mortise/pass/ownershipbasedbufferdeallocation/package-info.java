// SPDX-License-Identifier: Apache-2.0
/**
 * The pass {@code ownership-based-buffer-deallocation}: forwards, beside each memref, a value of type {@code i1} that
 * states at run time whether the receiver must free it. Follows MLIR's document "Ownership-based Buffer Deallocation".
 *
 * <p><b>Lattice.</b> The ownership of a memref in a block is <i>uninitialized</i> (not yet known), <i>unique</i> (one
 * value of type {@code i1}, perhaps a constant), or <i>unknown</i> (two different values were joined). Joins only go
 * up. An unknown ownership becomes unique again by a clone, or by a {@code bufferization.dealloc} that returns it.
 *
 * <p><b>Invariant.</b> At each point of a reachable block, each live buffer that must be freed is the base buffer of at
 * least one memref of the block whose ownership is true, and of true ones only one is responsible for it: the memrefs
 * of the block that alias each other are freed by one {@code dealloc}, which compares base addresses at run time and
 * frees each buffer at most once.
 *
 * <p><b>Why it holds.</b> By induction over the operations of a block:
 * <ol>
 * <li>An allocation makes its result owned: the constant true. An argument of a function is not owned: the constant
 * false (the boundary's ABI; with {@code private-function-dynamic-ownership}, ownership is passed for private
 * functions).
 * <li>A view, and any other operation without allocation, gives its result the ownership of its sources' join; it frees
 * nothing.
 * <li>A terminator ends the block ({@code OperationDeallocation}). Its {@code dealloc} takes all memrefs of the block
 * with their ownerships, and retains those that are forwarded. By the meaning of {@code dealloc}, each buffer is either
 * freed, because no retained memref has its base address, or its ownership is the result for the retained memrefs,
 * which are forwarded together with the memrefs. Exactly one of both happens, so no buffer is lost and none is freed
 * twice.
 * <li>Values that are live in another block of the region are memrefs of that block as well ({@code LiveMemrefs});
 * memrefs of enclosing regions are not owned inside, so a region cannot free what its surroundings use.
 * </ol>
 *
 * <p><b>Order.</b> Nested blocks come first, so that an operation with regions has its additional results when the
 * block around it is processed. The blocks of a region are in the order of {@code ReachableBlocks}; the invariant does
 * not depend on the order, as block arguments carry everything from block to block.
 *
 * <p><b>Cost.</b> Linear in the operations, plus, for each block, the memrefs that are live at its start. What only
 * imitates the reference's order of operands lies in {@code internal.compat}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.ownershipbasedbufferdeallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
