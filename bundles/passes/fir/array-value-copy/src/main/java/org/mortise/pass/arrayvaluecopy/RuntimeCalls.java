// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.CallOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.NeededSymbol;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** Calls of the runtime library, which request the declarations of its functions. */
final class RuntimeCalls {
  private static final String MEMMOVE = "llvm.memmove.p0.p0.i64";
  private static final String ASSIGN = "_FortranAAssign";
  private static final String INITIALIZE = "_FortranAInitialize";
  private static final String DESTROY = "_FortranADestroy";

  private final Operation function;
  private final PassRun run;
  private final Type none;
  private final Type anyBox;
  private final IntegerType i32;
  private final ReferenceType bytes;

  RuntimeCalls(Operation function, PassRun run) {
    Context context = function.context();
    this.function = function;
    this.run = run;
    this.none = NoneType.of(context);
    this.anyBox = BoxType.of(none);
    this.i32 = IntegerType.of(context, Integer.SIZE);
    this.bytes = ReferenceType.of(IntegerType.of(context, Byte.SIZE));
  }

  /** Moves {@code count} bytes, an {@code i64}, between addresses. */
  void move(OpBuilder builder, Location location, Value target, Value source, Value count) {
    Value isVolatile = ConstantOp.createBool(builder, location, false);
    Value to = ConvertOp.create(builder, location, bytes, target);
    Value from = ConvertOp.create(builder, location, bytes, source);
    declare(location, MEMMOVE, List.of(), List.of(bytes, bytes, count.type(), isVolatile.type()));
    call(builder, location, MEMMOVE, List.of(), List.of(to, from, count, isVolatile));
  }

  /** Assigns the entity of a derived type at {@code source} to the one at {@code target}. */
  void assign(OpBuilder builder, Location location, Value target, Value source) {
    BoxType box = BoxType.of(EntityTypes.unwrapAddress(target.type()));
    Value to = embox(builder, location, box, target);
    Value from = embox(builder, location, box, source);
    Value descriptor = descriptor(builder, location, box);
    StoreOp.create(builder, location, to, descriptor);
    declare(location, ASSIGN, List.of(none), List.of(ReferenceType.of(anyBox), anyBox, bytes, i32));
    SourcePosition position = SourcePosition.create(builder, location, function, run);
    call(builder, location, ASSIGN, List.of(none), List.of(
        ConvertOp.create(builder, location, ReferenceType.of(anyBox), descriptor),
        ConvertOp.create(builder, location, anyBox, from),
        ConvertOp.create(builder, location, bytes, position.file()), position.line()));
  }

  /** Initializes a described array. */
  void initialize(OpBuilder builder, Location location, Value descriptor) {
    declare(location, INITIALIZE, List.of(none), List.of(anyBox, bytes, i32));
    SourcePosition position = SourcePosition.create(builder, location, function, run);
    call(builder, location, INITIALIZE, List.of(none), List.of(
        ConvertOp.create(builder, location, anyBox, descriptor),
        ConvertOp.create(builder, location, bytes, position.file()), position.line()));
  }

  /** Deallocates the allocatable components of a described array. */
  void destroy(OpBuilder builder, Location location, Value descriptor) {
    Value box = ConvertOp.create(builder, location, anyBox, descriptor);
    declare(location, DESTROY, List.of(none), List.of(anyBox));
    call(builder, location, DESTROY, List.of(none), List.of(box));
  }

  private static Value embox(OpBuilder builder, Location location, BoxType box, Value entity) {
    return EmboxOp.create(builder, location, box, entity, null, null, List.of(), null);
  }

  /** Returns a variable for a descriptor, at the start of the block where stack memory is allocated. */
  private static Value descriptor(OpBuilder builder, Location location, BoxType box) {
    Operation parent = builder.insertionBlock().parentOp();
    while (!parent.implementsInterface(AutomaticAllocationBlockOpInterface.class)
        && !parent.implementsInterface(FunctionOpInterface.class)) {
      parent = parent.parentOp();
    }
    AutomaticAllocationBlockOpInterface scope = parent.getInterface(AutomaticAllocationBlockOpInterface.class);
    Block start = scope == null ? parent.region(0).first() : scope.getAllocaBlock(parent);
    OpBuilder atStart = new OpBuilder(builder.context());
    atStart.setInsertionPointToStart(start);
    return AllocaOp.create(atStart, location, ReferenceType.of(box), List.of(), List.of(), TypeAttr.of(box));
  }

  private static void call(
      OpBuilder builder, Location location, String callee, List<Type> results, List<Value> arguments) {
    CallOp call = CallOp.create(builder, location, results, arguments);
    call.setCalleeAttr(SymbolRefAttr.of(builder.context(), callee));
  }

  private void declare(Location location, String name, List<Type> results, List<Type> arguments) {
    FunctionType type = FunctionType.of(function.context(), arguments, results);
    run.needSymbol(new NeededSymbol(function, name, module -> define(module, location, name, type)));
  }

  private static void define(OpBuilder module, Location location, String name, FunctionType type) {
    FuncOp declaration = FuncOp.create(module, location, name, type);
    declaration.setSymVisibilityAttr(StringAttr.of(module.context(), "private"));
    if (!MEMMOVE.equals(name)) {
      declaration.operation().setAttr("fir.runtime", UnitAttr.of(module.context()));
    }
  }
}
