// SPDX-License-Identifier: Apache-2.0
/**
 * The pass {@code lean-buffer-deallocation}: every buffer has exactly one owner at each point, known statically
 * wherever the program permits it, and is freed right after its last use.
 *
 * <p><b>Terms.</b> A <i>slot</i> is a memref that receives buffers by control flow. A <i>handover</i> is an operand
 * that is forwarded to slots, returned, or passed to a callee that frees it. An owner <i>gives</i> a buffer away at a
 * handover, or <i>lends</i> it: then the receiver must not free it. The <i>life</i> of an owned buffer ends where it is
 * given away or freed.
 *
 * <p><b>Decisions.</b> {@code OwningSlots} finds the slots that are live where no owner of a source is available: they
 * must own what they receive. All other slots borrow from owners that dominate them. For each handover to an owning
 * slot, {@code Ownership} chooses the cheapest of:
 * <ol>
 * <li>the buffer is given away: no use of it follows on any path ({@code Life});
 * <li>it is lent, and the slot has a flag at run time ({@code Flags}) that is false for it: an owner frees it later;
 * <li>a clone is given away.
 * </ol>
 *
 * <p><b>Why it ends.</b> {@code Ownership} starts with the first choice everywhere and revises a handover only
 * downwards in this list, when a life contradicts it. No revision is undone, and there are finitely many handovers.
 * {@code Kinds} is a lattice of three levels and converges in the same way.
 *
 * <p><b>Why each buffer is freed once, and not too early.</b> With the final decisions, a life contains no use after
 * the buffer has been given away, and the lives of two owners of one buffer do not overlap: one begins where the other
 * gives the buffer away. {@code Placement} frees at the end of each life, on exactly those paths on which it is not
 * given away. A slot with a flag frees under the flag, which is true if and only if its source was given. A clone is a
 * buffer with its own owner.
 *
 * <p><b>Frees of the program</b> ({@code Releases}) are taken over if the function certainly owns the buffer; otherwise
 * they end the life like a handover to a callee.
 *
 * <p><b>Idempotence.</b> In the output every buffer ends on each path, and {@code KnownFlags} recognizes flags of an
 * earlier run; so a second run finds its decisions made. {@code docs/deallocation.md} states the exceptions.
 *
 * <p><b>Cost.</b> A round of revisions is linear in the uses of the affected owners. {@code Life} costs the uses, their
 * nesting depth, and the blocks through which the buffer is live.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.leanbufferdeallocation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
