// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.ArrayFetchOp;
import org.mortise.dialect.fir.ArrayLoadOp;
import org.mortise.dialect.fir.ArrayMergeStoreOp;
import org.mortise.dialect.fir.ArrayUpdateOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.UndefOp;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;

/**
 * Replaces the operations on array values of a function: accesses by memory accesses, then the unused loads by
 * undefined values. Linear in the replaced operations.
 */
final class ArrayConversion {
  private static final String SUBSCRIPTS = "Fortran.offsets";

  private final ArrayAccesses accesses;
  private final ArrayConflicts conflicts;
  private final PassRun run;
  private final RuntimeCalls calls;
  private final Map<Operation, TemporaryArray> temporaries = new IdentityHashMap<>();
  private final Map<Operation, Boolean> isAmended = new IdentityHashMap<>();

  ArrayConversion(Operation function, ArrayAccesses accesses, ArrayConflicts conflicts, PassRun run) {
    this.accesses = accesses;
    this.conflicts = conflicts;
    this.run = run;
    this.calls = new RuntimeCalls(function, run);
  }

  /** Converts all operations. After an error, which is reported, the function is partly converted. */
  void convert() {
    for (ArrayAccess access : accesses.all()) {
      if (access.isAmend() && access.operation().operand(1).definingOp() != null) {
        isAmended.put(access.operation().operand(1).definingOp(), true);
      }
    }
    for (ArrayAccess access : accesses.all()) {
      convert(access);
      if (run.hasFailed()) {
        return;
      }
    }
    for (ArrayMergeStoreOp store : accesses.stores()) {
      store.operation().erase();
    }
    for (Operation load : accesses.loads()) {
      OpBuilder builder = OpBuilder.before(load);
      Value undefined = UndefOp.create(builder, load.location(), load.result(0).type());
      load.result(0).replaceAllUsesWith(undefined);
      load.erase();
    }
  }

  private void convert(ArrayAccess access) {
    Operation op = access.operation();
    OpBuilder builder = OpBuilder.before(op);
    Location location = op.location();
    if (access.isAmend()) {
      replace(op, List.of(UndefOp.create(builder, location, op.result(0).type())));
      return;
    }
    boolean isWrite = access.changed() != null || isAmended.containsKey(op);
    Value address = address(access, builder, isWrite);
    if (address == null) {
      return;
    }
    if (ArrayFetchOp.of(op) != null) {
      Type type = op.result(0).type();
      replace(op, List.of(address.type() == type ? address : LoadOp.create(builder, location, type, address)));
    } else if (ArrayUpdateOp.of(op) != null) {
      assign(builder, location, address, ArrayUpdateOp.of(op).merge(), accesses.loadOf(access));
      replace(op, List.of(accesses.loadOf(access).result()));
    } else {
      replace(op, access.changed() == null ? List.of(address) : List.of(address, accesses.loadOf(access).result()));
    }
  }

  private void assign(OpBuilder builder, Location location, Value address, Value merged, ArrayLoadOp load) {
    if (merged.type() instanceof ReferenceType && merged.type() == address.type()) {
      new ElementCopy(builder, location, calls).assign(address, merged, ElementLengths.of(load, builder, location));
    } else {
      StoreOp.create(builder, location, merged, address);
    }
  }

  private static void replace(Operation op, List<Value> values) {
    op.replaceAllUsesWith(values);
    op.erase();
  }

  /** Returns the address of the element that is accessed, or null after an error. */
  private @Nullable Value address(ArrayAccess access, OpBuilder builder, boolean isWrite) {
    Operation op = access.operation();
    ArrayLoadOp load = accesses.loadOf(access);
    int rank = ((SequenceType) load.result().type()).rank();
    List<Value> offsets = List.copyOf(access.indices().subList(0, rank));
    List<Value> path = List.copyOf(access.indices().subList(rank, access.indices().size()));
    Type element = ((SequenceType) load.result().type()).elementType();
    boolean areSubscripts = op.hasAttr(SUBSCRIPTS);
    TemporaryArray temporary = isWrite && conflicts.reasonFor(load.operation()) != null ? temporary(access) : null;
    if (run.hasFailed()) {
      return null;
    }
    Value whole = temporary != null
        ? temporary.element(builder, op.location(), element, offsets, areSubscripts)
        : ElementAddress.create(builder, op.location(), element, load.memref(), load.shape(), load.slice(),
            areSubscripts ? offsets : ElementAddress.subscripts(builder, op.location(), load.shape(), offsets),
            load.typeparams());
    return ElementAddress.part(builder, op.location(), whole, path, partType(op));
  }

  private static Type partType(Operation op) {
    return ArrayUpdateOp.of(op) != null
        ? EntityTypes.unwrapAddress(ArrayUpdateOp.of(op).merge().type())
        : EntityTypes.unwrapAddress(op.result(0).type());
  }

  private @Nullable TemporaryArray temporary(ArrayAccess access) {
    ArrayLoadOp load = accesses.loadOf(access);
    TemporaryArray known = temporaries.get(load.operation());
    if (known != null) {
      return known;
    }
    TemporaryArray created = TemporaryArray.create(load, access.operation().location(), calls);
    if (created == null) {
      run.emit(load.opError("needs a temporary array, but the extents of the array are not known"));
      return null;
    }
    temporaries.put(load.operation(), created);
    List<ArrayMergeStoreOp> stores = accesses.storesOf(load.operation());
    ArrayMergeStoreOp last = stores.get(stores.size() - 1);
    for (ArrayMergeStoreOp store : stores) {
      if (store.operation().block() != last.operation().block()) {
        run.emit(store.opError("is one of several stores of a copied array in different blocks"));
        return null;
      }
      created.copyBack(store, store == last);
    }
    run.remark(Remark.Kind.MISSED, "TemporaryArray", load)
        .message("array is copied: " + conflicts.reasonFor(load.operation())).emit();
    return created;
  }
}
