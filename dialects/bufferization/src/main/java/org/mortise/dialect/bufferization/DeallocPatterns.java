// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@link DeallocOp} that needs no alias analysis. Each pattern is linear in the operands. */
final class DeallocPatterns {
  private DeallocPatterns() {}

  /** New lists of memrefs and conditions for an operation. */
  private static final class Memrefs {
    private final List<Value> memrefs = new ArrayList<>();
    private final List<Value> conditions = new ArrayList<>();

    void add(Value memref, Value condition) {
      memrefs.add(memref);
      conditions.add(condition);
    }

    boolean setAt(DeallocOp dealloc, PatternRewriter rewriter) {
      rewriter.modifyOpInPlace(dealloc, () -> dealloc.setMemrefs(memrefs, conditions));
      return true;
    }
  }

  private static boolean isFalse(Value condition) {
    return Boolean.FALSE.equals(Constants.booleanOf(condition));
  }

  /** Returns the effect by which the defining operation allocates {@code value}, or null. */
  private static @Nullable MemoryEffect allocation(Value value) {
    List<MemoryEffect> effects = value.definingOp() == null ? null : MemoryEffects.of(value.definingOp());
    if (effects == null) {
      return null;
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == value) {
        return effect;
      }
    }
    return null;
  }

  /** Merges duplicate memrefs; the remaining one is freed if any of their conditions is true. */
  @Canonicalization("MergeEqualMemrefs")
  static boolean mergeEqualMemrefs(DeallocOp dealloc, PatternRewriter rewriter) {
    DistinctValues distinct = new DistinctValues(dealloc.memrefs());
    if (!distinct.hasDuplicates()) {
      return false;
    }
    rewriter.setInsertionPoint(dealloc);
    List<Value> conditions = distinct.merge(dealloc.conditions(), dealloc.location(), rewriter);
    List<Value> memrefs = distinct.values();
    rewriter.modifyOpInPlace(dealloc, () -> dealloc.setMemrefs(memrefs, conditions));
    return true;
  }

  /** Removes duplicate retained memrefs. */
  @Canonicalization("MergeEqualRetained")
  static boolean mergeEqualRetained(DeallocOp dealloc, PatternRewriter rewriter) {
    DistinctValues distinct = new DistinctValues(dealloc.retained());
    if (!distinct.hasDuplicates()) {
      return false;
    }
    rewriter.setInsertionPoint(dealloc);
    DeallocOp merged = DeallocOp.create(
        rewriter, dealloc.location(), dealloc.memrefs(), dealloc.conditions(), distinct.values());
    List<Value> results = new ArrayList<>(dealloc.resultCount());
    for (int i = 0; i < dealloc.resultCount(); i++) {
      results.add(merged.updatedCondition(distinct.positionOf(i)));
    }
    rewriter.replaceOp(dealloc, results);
    return true;
  }

  /** Erases an operation without memrefs: no ownership passes to retained memrefs. */
  @Canonicalization("EraseEmpty")
  static boolean eraseEmpty(DeallocOp dealloc, PatternRewriter rewriter) {
    if (!dealloc.memrefs().isEmpty()) {
      return false;
    }
    if (dealloc.resultCount() == 0) {
      rewriter.eraseOp(dealloc);
      return true;
    }
    rewriter.setInsertionPoint(dealloc);
    Value never = ConstantOp.create(rewriter, dealloc.location(), IntegerAttr.bool(dealloc.context(), false));
    List<Value> results = new ArrayList<>(dealloc.resultCount());
    for (int i = 0; i < dealloc.resultCount(); i++) {
      results.add(never);
    }
    rewriter.replaceOp(dealloc, results);
    return true;
  }

  /** Drops memrefs whose condition is the constant false. */
  @Canonicalization("DropNeverFreed")
  static boolean dropNeverFreed(DeallocOp dealloc, PatternRewriter rewriter) {
    List<Value> memrefs = dealloc.memrefs();
    List<Value> conditions = dealloc.conditions();
    Memrefs kept = new Memrefs();
    for (int i = 0; i < memrefs.size(); i++) {
      if (!isFalse(conditions.get(i))) {
        kept.add(memrefs.get(i), conditions.get(i));
      }
    }
    return kept.memrefs.size() < memrefs.size() && kept.setAt(dealloc, rewriter);
  }

  /** Frees an allocated value itself instead of the base buffer extracted from it. */
  @Canonicalization("SkipMetadataOfAllocation")
  static boolean skipMetadataOfAllocation(DeallocOp dealloc, PatternRewriter rewriter) {
    List<Value> memrefs = dealloc.memrefs();
    List<Value> conditions = dealloc.conditions();
    Memrefs changed = new Memrefs();
    boolean any = false;
    for (int i = 0; i < memrefs.size(); i++) {
      Value allocated = allocatedSource(memrefs.get(i));
      any |= allocated != null;
      changed.add(allocated == null ? memrefs.get(i) : allocated, conditions.get(i));
    }
    return any && changed.setAt(dealloc, rewriter);
  }

  private static @Nullable Value allocatedSource(Value memref) {
    ExtractStridedMetadataOp metadata = ExtractStridedMetadataOp.of(memref.definingOp());
    if (metadata == null || metadata.baseBuffer() != memref) {
      return null;
    }
    return allocation(metadata.source()) == null ? null : metadata.source();
  }

  /** Removes a memref together with its allocation if it has no other use. The condition does not matter then. */
  @Canonicalization("EraseUnusedAllocation")
  static boolean eraseUnusedAllocation(DeallocOp dealloc, PatternRewriter rewriter) {
    List<Value> memrefs = dealloc.memrefs();
    List<Value> conditions = dealloc.conditions();
    Memrefs kept = new Memrefs();
    List<Operation> unused = new ArrayList<>();
    for (int i = 0; i < memrefs.size(); i++) {
      if (isOnlyFreed(memrefs.get(i))) {
        unused.add(memrefs.get(i).definingOp());
      } else {
        kept.add(memrefs.get(i), conditions.get(i));
      }
    }
    if (unused.isEmpty()) {
      return false;
    }
    kept.setAt(dealloc, rewriter);
    unused.forEach(rewriter::eraseOp);
    return true;
  }

  /** Returns whether {@code memref} has no other use and its defining operation has no effect but the allocation. */
  private static boolean isOnlyFreed(Value memref) {
    if (!memref.hasOneUse() || allocation(memref) == null || memref.definingOp().resultCount() != 1) {
      return false;
    }
    for (MemoryEffect effect : MemoryEffects.of(memref.definingOp())) {
      if (effect.kind() != MemoryEffect.Kind.ALLOCATE || effect.value() != memref) {
        return false;
      }
    }
    return true;
  }
}
