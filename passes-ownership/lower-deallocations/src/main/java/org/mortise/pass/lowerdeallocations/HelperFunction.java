// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdeallocations;

import java.util.List;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.DeallocationHelper;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/**
 * Builds the library function that compares the pointers of memrefs to free and to retain. It frees memrefs whose
 * condition is true, that are not retained, and that do not occur earlier in the list, and computes the ownership of
 * the retained memrefs.
 *
 * <p>Its arguments are pointers to free, pointers to retain, and conditions; and two buffers for the results: the
 * conditions for freeing and the ownerships.
 */
final class HelperFunction {

  private final OpBuilder builder;
  private final Location location;
  private final Value freed;
  private final Value retained;
  private final Value conditions;
  private final Value toFree;
  private final Value owned;
  private Value zero;
  private Value one;
  private Value yes;
  private Value no;

  private HelperFunction(OpBuilder builder, Location location, Block entry) {
    this.builder = builder;
    this.location = location;
    this.freed = entry.argument(0);
    this.retained = entry.argument(1);
    this.conditions = entry.argument(2);
    this.toFree = entry.argument(3);
    this.owned = entry.argument(4);
  }

  /** Adds the function to the end of {@code table}, under a unique name. */
  static FuncOp addTo(Operation table, Location location) {
    Context context = table.context();
    Type pointers = MemRefType.of(new long[] {ShapedType.DYNAMIC}, IndexType.of(context));
    Type flags = MemRefType.of(new long[] {ShapedType.DYNAMIC}, IntegerType.of(context, 1));
    FunctionType type = FunctionType.of(context, List.of(pointers, pointers, flags, flags, flags), List.of());
    OpBuilder builder = new OpBuilder(context);
    FuncOp function = FuncOp.create(builder, location, DeallocationHelper.NAME, type);
    function.setVisibility(SymbolTable.Visibility.PRIVATE);
    new SymbolTable(table).insert(function.operation(), null);
    Block entry = function.addEntryBlock();
    builder.setInsertionPointToEnd(entry);
    new HelperFunction(builder, location, entry).build();
    return function;
  }

  private void build() {
    zero = ConstantOp.createIndex(builder, location, 0);
    one = ConstantOp.createIndex(builder, location, 1);
    yes = ConstantOp.create(builder, location, IntegerAttr.bool(builder.context(), true));
    no = ConstantOp.create(builder, location, IntegerAttr.bool(builder.context(), false));
    Value freedCount = DimOp.create(builder, location, freed, zero);
    Value retainedCount = DimOp.create(builder, location, retained, zero);
    ForOp.create(builder, location, zero, retainedCount, one, List.of(), (b, l, i, none) -> {
      StoreOp.create(b, l, no, owned, List.of(i));
      return List.of();
    });
    ForOp.create(builder, location, zero, freedCount, one, List.of(), (b, l, i, none) -> {
      decide(i, retainedCount);
      return List.of();
    });
    ReturnOp.create(builder, location, List.of());
  }

  private void decide(Value index, Value retainedCount) {
    Value pointer = load(freed, index);
    Value condition = load(conditions, index);
    Value notRetained =
        loop(retainedCount, yes, (other, soFar) -> differsFromRetained(other, soFar, pointer, condition));
    Value notBefore = loop(index, notRetained, (other, soFar) -> differs(load(freed, other), pointer, soFar));
    Value free = AndIOp.create(builder, location, notBefore, condition);
    StoreOp.create(builder, location, free, toFree, List.of(index));
  }

  /** Computes the next value of a loop from the index and the previous value. */
  private interface Step {
    Value next(Value index, Value soFar);
  }

  private Value loop(Value count, Value initial, Step step) {
    return ForOp.create(builder, location, zero, count, one, List.of(initial),
        (b, l, i, soFar) -> List.of(step.next(i, soFar.get(0)))).results().get(0);
  }

  /** Compares the pointer with a retained one. If they are equal, the retained one gets the condition. */
  private Value differsFromRetained(Value index, Value soFar, Value pointer, Value condition) {
    Value other = load(retained, index);
    Value same = CmpIOp.create(builder, location, IntegerPredicate.EQ, other, pointer);
    IfOp.create(builder, location, List.of(), same, (b, l) -> {
      Value either = OrIOp.create(b, l, load(owned, index), condition);
      StoreOp.create(b, l, either, owned, List.of(index));
      return List.of();
    }, null);
    return differs(other, pointer, soFar);
  }

  private Value differs(Value other, Value pointer, Value soFar) {
    Value different = CmpIOp.create(builder, location, IntegerPredicate.NE, other, pointer);
    return AndIOp.create(builder, location, soFar, different);
  }

  private Value load(Value memref, Value index) {
    return LoadOp.create(builder, location, memref, List.of(index));
  }
}
