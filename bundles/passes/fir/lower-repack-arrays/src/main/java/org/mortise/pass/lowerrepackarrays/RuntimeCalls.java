// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerrepackarrays;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.AbsentOp;
import org.mortise.dialect.fir.ZeroBitsOp;
import org.mortise.dialect.fir.runtime.LibrarySymbols;
import org.mortise.dialect.fir.runtime.RuntimeFunction;
import org.mortise.dialect.fir.runtime.SourcePosition;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.LlvmPointerType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** Calls of the runtime library at one operation, which request the declarations of its functions. */
final class RuntimeCalls {
  private final OpBuilder builder;
  private final Location location;
  private final Operation user;
  private final PassRun run;

  /**
   * Creates calls at the insertion point of {@code builder}.
   *
   * @param expanded the operation that they replace
   */
  RuntimeCalls(OpBuilder builder, Location location, Operation expanded, LibrarySymbols symbols) {
    this.builder = builder;
    this.location = location;
    this.user = symbols.userAround(expanded);
    this.run = symbols.collected();
  }

  /** Copies the elements of one described array to another one of the same shape. */
  void copy(Value target, Value source) {
    Context context = builder.context();
    Type box = BoxType.of(NoneType.of(context));
    RuntimeFunction copy = RuntimeFunction.of(
        "_FortranAShallowCopyDirect", List.of(box, box, bytes(context), integer(Integer.SIZE)), List.of());
    copy.declare(location, user, run);
    SourcePosition position = SourcePosition.create(builder, location, user, run);
    copy.call(builder, location, List.of(target, source, position.file(), position.line()));
  }

  /** Allocates the array that the descriptor at an address describes. */
  void allocate(Value descriptor) {
    Context context = builder.context();
    Type none = NoneType.of(context);
    Type box = BoxType.of(none);
    Type pointer = LlvmPointerType.of(integer(Byte.SIZE));
    Type allocator = LlvmPointerType.of(
        FunctionType.of(context, List.of(pointer, pointer, integer(Long.SIZE)), List.of(pointer)));
    List<Type> arguments = List.of(ReferenceType.of(box), ReferenceType.of(integer(Long.SIZE)), integer(1), box,
        bytes(context), integer(Integer.SIZE), allocator);
    RuntimeFunction allocate =
        RuntimeFunction.of("_FortranAAllocatableAllocate", arguments, List.of(integer(Integer.SIZE)));
    allocate.declare(location, user, run);
    Value noObject = ZeroBitsOp.create(builder, location, ReferenceType.of(none));
    SourcePosition position = SourcePosition.create(builder, location, user, run);
    Value no = ConstantOp.createBool(builder, location, false);
    Value noMessage = AbsentOp.create(builder, location, box);
    allocate.call(builder, location,
        List.of(descriptor, noObject, no, noMessage, position.file(), position.line(), no));
  }

  private Type integer(int width) {
    return IntegerType.of(builder.context(), width);
  }

  private static Type bytes(Context context) {
    return ReferenceType.of(IntegerType.of(context, Byte.SIZE));
  }
}
