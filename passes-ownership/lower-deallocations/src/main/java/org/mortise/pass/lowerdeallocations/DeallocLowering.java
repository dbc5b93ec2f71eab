// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdeallocations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferDeallocators;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.ExtractAlignedPointerAsIndexOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.OwnDeallocationOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/**
 * Lowers one deallocation: without memrefs to nothing, with one memref to comparisons of pointers, and with several to
 * a call of the library function or, without it, to comparisons of all pointers.
 */
final class DeallocLowering {
  private final BufferDeallocators deallocators;
  private final OpBuilder builder;
  private final Location location;
  /** The memrefs of the original operation, which determine the freeing operations. */
  private final List<Value> owners;
  private final List<Value> memrefs;
  private final List<Value> conditions;
  private final List<Value> retained;

  private DeallocLowering(
      DeallocOp dealloc, List<Value> operands, OpBuilder builder, BufferDeallocators deallocators) {
    int count = dealloc.memrefs().size();
    this.deallocators = deallocators;
    this.builder = builder;
    this.location = dealloc.location();
    this.owners = List.copyOf(dealloc.memrefs());
    this.memrefs = operands.subList(0, count);
    this.conditions = operands.subList(count, 2 * count);
    this.retained = operands.subList(2 * count, operands.size());
  }

  /**
   * Creates the operations that replace {@code dealloc}, and returns the values that replace its results.
   *
   * @param operands the values to use instead of the operands of {@code dealloc}
   * @param builder inserts before {@code dealloc}
   * @param helper the library function, used for several memrefs only; null to compare their pointers instead
   */
  static List<Value> lower(DeallocOp dealloc, List<Value> operands, OpBuilder builder,
      BufferDeallocators deallocators, @Nullable FuncOp helper) {
    DeallocLowering lowering = new DeallocLowering(dealloc, operands, builder, deallocators);
    return switch (lowering.memrefs.size()) {
      case 0 -> lowering.lowerNone();
      case 1 -> lowering.retained.isEmpty() ? lowering.lowerOne() : lowering.lowerOneWithRetained();
      default -> helper == null ? lowering.compareMany() : lowering.lowerMany(helper);
    };
  }

  private List<Value> lowerNone() {
    return Collections.nCopies(retained.size(), bool(false));
  }

  private List<Value> lowerOne() {
    freeIf(conditions.get(0), 0);
    return List.of();
  }

  private List<Value> lowerOneWithRetained() {
    Value pointer = pointer(memrefs.get(0));
    List<Value> different = new ArrayList<>(retained.size());
    for (Value other : retained) {
      different.add(CmpIOp.create(builder, location, IntegerPredicate.NE, pointer, pointer(other)));
    }
    Value notRetained = different.get(0);
    for (Value next : different.subList(1, different.size())) {
      notRetained = and(notRetained, next);
    }
    freeIf(and(notRetained, conditions.get(0)), 0);
    Value yes = bool(true);
    List<Value> ownerships = new ArrayList<>(retained.size());
    for (Value next : different) {
      Value same = XOrIOp.create(builder, location, next, yes);
      ownerships.add(and(same, conditions.get(0)));
    }
    return ownerships;
  }

  /** Computes the results of the library function without memory. */
  private List<Value> compareMany() {
    List<Value> pointers = new ArrayList<>(memrefs.size());
    memrefs.forEach(memref -> pointers.add(pointer(memref)));
    List<Value> ownerships = new ArrayList<>(Collections.nCopies(retained.size(), null));
    List<Value> frees = new ArrayList<>(conditions);
    for (int k = 0; k < retained.size(); k++) {
      Value kept = pointer(retained.get(k));
      for (int i = 0; i < pointers.size(); i++) {
        Value same = compare(IntegerPredicate.EQ, pointers.get(i), kept);
        Value owned = and(same, conditions.get(i));
        Value before = ownerships.get(k);
        ownerships.set(k, before == null ? owned : OrIOp.create(builder, location, before, owned));
        frees.set(i, and(frees.get(i), compare(IntegerPredicate.NE, pointers.get(i), kept)));
      }
    }
    for (int i = 1; i < pointers.size(); i++) {
      for (int j = 0; j < i; j++) {
        frees.set(i, and(frees.get(i), compare(IntegerPredicate.NE, pointers.get(i), pointers.get(j))));
      }
    }
    for (int i = 0; i < pointers.size(); i++) {
      freeIf(frees.get(i), i);
    }
    return ownerships;
  }

  private Value compare(IntegerPredicate predicate, Value left, Value right) {
    return CmpIOp.create(builder, location, predicate, left, right);
  }

  private List<Value> lowerMany(FuncOp helper) {
    Type index = IndexType.of(builder.context());
    Type i1 = IntegerType.of(builder.context(), 1);
    Value pointersToFree = alloc(memrefs.size(), index);
    Value conditionList = alloc(memrefs.size(), i1);
    Value pointersToRetain = alloc(retained.size(), index);
    storePointers(memrefs, pointersToFree);
    for (int i = 0; i < conditions.size(); i++) {
      StoreOp.create(builder, location, conditions.get(i), conditionList, List.of(position(i)));
    }
    storePointers(retained, pointersToRetain);
    Value freeArgument = cast(pointersToFree);
    Value conditionArgument = cast(conditionList);
    Value retainArgument = cast(pointersToRetain);
    Value freeFlags = alloc(memrefs.size(), i1);
    Value ownershipFlags = alloc(retained.size(), i1);
    Value freeFlagsArgument = cast(freeFlags);
    Value ownershipFlagsArgument = cast(ownershipFlags);
    CallOp.create(builder, location, helper,
        List.of(freeArgument, retainArgument, conditionArgument, freeFlagsArgument, ownershipFlagsArgument));
    for (int i = 0; i < memrefs.size(); i++) {
      freeIf(load(freeFlags, i), i);
    }
    List<Value> ownerships = new ArrayList<>(retained.size());
    for (int i = 0; i < retained.size(); i++) {
      ownerships.add(load(ownershipFlags, i));
    }
    for (Value buffer : List.of(pointersToFree, pointersToRetain, conditionList, freeFlags, ownershipFlags)) {
      free(builder, buffer, null);
    }
    return ownerships;
  }

  private void storePointers(List<Value> sources, Value buffer) {
    for (int i = 0; i < sources.size(); i++) {
      Value pointer = pointer(sources.get(i));
      StoreOp.create(builder, location, pointer, buffer, List.of(position(i)));
    }
  }

  private Value load(Value buffer, int index) {
    return LoadOp.create(builder, location, buffer, List.of(position(index)));
  }

  private void freeIf(Value condition, int index) {
    IfOp.create(builder, location, List.of(), condition, (inner, at) -> {
      free(inner, memrefs.get(index), deallocators.allocationOf(owners.get(index)));
      return List.of();
    }, null);
  }

  private void free(OpBuilder at, Value memref, @Nullable Operation allocation) {
    if (allocation == null) {
      org.mortise.dialect.memref.DeallocOp.create(at, location, memref);
      return;
    }
    FreeingOperations.free(allocation, at, allocated(memref));
  }

  /** Returns the allocated memref instead of its base buffer, if it is known. */
  private static Value allocated(Value memref) {
    ExtractStridedMetadataOp metadata = ExtractStridedMetadataOp.of(memref.definingOp());
    Operation source = metadata == null ? null : metadata.source().definingOp();
    boolean direct = source != null && (source.implementsInterface(AllocationOpInterface.class)
        || source.implementsInterface(OwnDeallocationOpInterface.class));
    return direct ? metadata.source() : memref;
  }

  private Value pointer(Value memref) {
    return ExtractAlignedPointerAsIndexOp.create(builder, location, memref);
  }

  private Value position(int index) {
    return ConstantOp.createIndex(builder, location, index);
  }

  private Value alloc(int size, Type elementType) {
    return AllocOp.create(builder, location, MemRefType.of(new long[] {size}, elementType), List.of());
  }

  /** Returns the buffer cast to a type of unknown size. */
  private Value cast(Value buffer) {
    MemRefType type = ((MemRefType) buffer.type()).withShape(ShapedType.DYNAMIC);
    return CastOp.create(builder, location, type, buffer);
  }

  private Value and(Value left, Value right) {
    return AndIOp.create(builder, location, left, right);
  }

  private Value bool(boolean value) {
    return ConstantOp.create(builder, location, IntegerAttr.bool(builder.context(), value));
  }
}
