// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.runtime.RuntimeFunction;
import org.mortise.dialect.fir.runtime.SourcePosition;
import org.mortise.dialect.fir.runtime.StackBlocks;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** Calls of the runtime library, which request the declarations of its functions. */
final class RuntimeCalls {
  private final Operation function;
  private final PassRun run;
  private final RuntimeFunction move;
  private final RuntimeFunction assign;
  private final RuntimeFunction initialize;
  private final RuntimeFunction destroy;

  RuntimeCalls(Operation function, PassRun run) {
    Context context = function.context();
    this.function = function;
    this.run = run;
    Type none = NoneType.of(context);
    Type box = BoxType.of(none);
    Type bytes = ReferenceType.of(IntegerType.of(context, Byte.SIZE));
    Type line = IntegerType.of(context, Integer.SIZE);
    this.move = RuntimeFunction.intrinsic("llvm.memmove.p0.p0.i64",
        List.of(bytes, bytes, IntegerType.of(context, Long.SIZE), IntegerType.of(context, 1)));
    this.assign = RuntimeFunction.of(
        "_FortranAAssign", List.of(ReferenceType.of(box), box, bytes, line), List.of(none));
    this.initialize = RuntimeFunction.of("_FortranAInitialize", List.of(box, bytes, line), List.of(none));
    this.destroy = RuntimeFunction.of("_FortranADestroy", List.of(box), List.of(none));
  }

  /** Moves {@code count} bytes, an {@code i64}, between addresses. */
  void move(OpBuilder builder, Location location, Value target, Value source, Value count) {
    Value isVolatile = ConstantOp.createBool(builder, location, false);
    move.declare(location, function, run);
    move.call(builder, location, List.of(target, source, count, isVolatile));
  }

  /** Assigns the entity of a derived type at {@code source} to the one at {@code target}. */
  void assign(OpBuilder builder, Location location, Value target, Value source) {
    BoxType box = BoxType.of(EntityTypes.unwrapAddress(target.type()));
    Value to = embox(builder, location, box, target);
    Value from = embox(builder, location, box, source);
    Value descriptor = StackBlocks.allocate(builder, location, box).res();
    StoreOp.create(builder, location, to, descriptor);
    assign.declare(location, function, run);
    SourcePosition position = SourcePosition.create(builder, location, function, run);
    assign.call(builder, location, List.of(descriptor, from, position.file(), position.line()));
  }

  /** Initializes a described array. */
  void initialize(OpBuilder builder, Location location, Value descriptor) {
    initialize.declare(location, function, run);
    SourcePosition position = SourcePosition.create(builder, location, function, run);
    initialize.call(builder, location, List.of(descriptor, position.file(), position.line()));
  }

  /** Deallocates the allocatable components of a described array. */
  void destroy(OpBuilder builder, Location location, Value descriptor) {
    destroy.declare(location, function, run);
    destroy.call(builder, location, List.of(descriptor));
  }

  private static Value embox(OpBuilder builder, Location location, BoxType box, Value entity) {
    return EmboxOp.create(builder, location, box, entity, null, null, List.of(), null);
  }
}
