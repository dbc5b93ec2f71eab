// SPDX-License-Identifier: Apache-2.0
/**
 * One-shot bufferization. {@link org.mortise.oneshot.OneShotBufferization} decides which tensors can be changed
 * in place and replaces tensors by buffers. Operations take part by {@link
 * org.mortise.ir.bufferization.BufferizableOpInterface}.
 *
 * <p><b>What must hold.</b> Tensors are values: an operation on a tensor never changes what another one reads. After
 * bufferization, each read of a tensor must find in the buffer the contents that the tensor has. A read conflicts with
 * a write to the same buffer if the write can be executed after the definition of the tensor that is read, and before
 * the read.
 *
 * <p><b>Invariant of the analysis.</b> The decided operands never conflict: for each class of tensors that may share a
 * buffer ({@code TensorClass}), no write of the class conflicts with a read of it ({@code ConflictRules}), and no class
 * with a write contains a buffer that must not be written to. At the start each tensor is a class of its own and each
 * undecided operand is out of place, that is, it works on a copy, so the invariant holds.
 *
 * <p><b>Step.</b> {@code OneShotAnalysis} takes one operand after the other. In place, it merges the classes of operand
 * and result and adds a write. Only pairs with a member of the merged classes and at least one new member can become
 * conflicts; these are compared. If one is a conflict, the operand stays out of place and the classes stay apart. A
 * decision is never revised, so each operand is decided once. The result depends on the order, is never wrong, and need
 * not be the one with the fewest copies.
 *
 * <p><b>Why comparing few pairs suffices.</b> A write conflicts only with reads whose definition and use lie around it
 * in the order of execution. Reads are indexed by the interval of operation numbers between both ({@code
 * ReadIntervals}); loops and regions executed one after another ({@code ProgramOrder}) are compared as a whole.
 *
 * <p><b>Then</b> {@code Bufferization} replaces operations, inner ones first: the copies are explicit by then, so each
 * operation works on the buffers of its operands, and no further decision is needed.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.oneshot;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

