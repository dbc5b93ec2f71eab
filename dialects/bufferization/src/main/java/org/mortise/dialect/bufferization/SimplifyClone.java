// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Erases an unused clone, or replaces a clone by its source if one of the two buffers is freed in the block of the
 * clone, with no other buffer freed before. That deallocation is erased, too; the deallocation of the other buffer
 * frees the shared buffer. It must not be reached while the first buffer is in use, for example in a loop that frees
 * loop-carried buffers. If the deallocation of the source is erased, both buffers must have the same memory space.
 *
 * <p>Linear in the operations between the clone and the deallocation. The uses of a buffer are examined once for all
 * its clones.
 */
final class SimplifyClone {
  private SimplifyClone() {}

  @Canonicalization("SimplifyClone")
  static boolean simplify(CloneOp clone, PatternRewriter rewriter) {
    if (!clone.output().hasUses()) {
      rewriter.eraseOp(clone);
      return true;
    }
    if (!isCastable(clone)) {
      return false;
    }
    Operation superfluous = superfluousDealloc(clone, rewriter);
    if (superfluous == null || freesBetween(clone.operation(), superfluous) || freesInside(clone, superfluous)) {
      return false;
    }
    Value replacement = clone.input();
    if (replacement.type() != clone.output().type()) {
      rewriter.setInsertionPoint(clone);
      replacement = CastOp.create(rewriter, clone.location(), clone.output().type(), replacement);
    }
    rewriter.replaceOp(clone, replacement);
    rewriter.eraseOp(superfluous);
    return true;
  }

  /** Returns whether the remaining buffer is freed before {@code superfluous} and the other one is used after that. */
  private static boolean freesInside(CloneOp clone, Operation superfluous) {
    Value source = BufferGraph.viewBase(clone.input());
    BufferSpan span = new BufferSpan(clone.operation(), superfluous);
    return superfluous.operand(0) == clone.output()
        ? span.isUsedOnceFreedInside(clone.output(), source)
        : span.isUsedOnceFreedInside(source, clone.output());
  }

  private static boolean isCastable(CloneOp clone) {
    return clone.input().type() == clone.output().type()
        || CastOp.areCastCompatible(clone.input().type(), clone.output().type());
  }

  /** Returns the deallocation of the clone or of the source in the clone's block; null if it must stay. */
  private static @Nullable Operation superfluousDealloc(CloneOp clone, PatternRewriter rewriter) {
    Set<Operation> ofClones = Deallocators.of(clone.output(), rewriter);
    Set<Operation> ofSources = Deallocators.of(BufferGraph.viewBase(clone.input()), rewriter);
    if (ofClones.size() > 1 || ofSources.size() > 1) {
      return null;
    }
    Operation ofClone = ofClones.isEmpty() ? null : ofClones.iterator().next();
    Operation ofSource = ofSources.isEmpty() ? null : ofSources.iterator().next();
    if (ofClone != null && ofSource != null && ofClone.block() == ofSource.block()) {
      // It is unknown which buffer is live longer.
      return null;
    }
    Block block = clone.block();
    if (ofClone != null && ofClone.block() == block) {
      return ofClone;
    }
    return ofSource != null && ofSource.block() == block && canFreeSource(ofSource, ofClone)
        && isInSpaceOf(clone.output(), BufferGraph.viewBase(clone.input())) ? ofSource : null;
  }

  /** Returns whether the clone is of the memory space in which the source was allocated. */
  private static boolean isInSpaceOf(Value clone, Value source) {
    return ((BaseMemRefType) clone.type()).memorySpace() == ((BaseMemRefType) source.type()).memorySpace();
  }

  /** Returns whether the deallocation of the clone can free the source. */
  private static boolean canFreeSource(Operation ofSource, Operation ofClone) {
    return ofClone == null ? CloneOp.Allocation.frees(ofSource) : ofClone.name().equals(ofSource.name());
  }

  /** Returns whether any buffer is freed before {@code end}; true if {@code end} does not follow {@code start}. */
  private static boolean freesBetween(Operation start, Operation end) {
    for (Operation op = start.next(); op != end; op = op.next()) {
      if (op == null || BufferSpan.frees(op)) {
        return true;
      }
    }
    return false;
  }
}
