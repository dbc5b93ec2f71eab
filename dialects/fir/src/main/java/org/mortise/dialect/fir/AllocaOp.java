// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Allocates an entity on the stack. */
@Op(name = "fir.alloca",
    operands = {"typeparams: ANY_INTEGER...", "shape: ANY_INTEGER..."},
    results = "res: REFERENCE alloc(AUTOMATIC_ALLOCATION_SCOPE)",
    attributes = {"in_type: TYPE", "uniq_name: STRING?", "bindc_name: STRING?", "pinned: UNIT?"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS")
public final class AllocaOp extends AllocaOpBase {
  AllocaOp(Operation operation) {
    super(operation);
  }

  /** Creates an allocation of a non-address entity, with its type parameters and extents. */
  public static OpResult create(
      OpBuilder builder, Location location, Type type, List<? extends Value> typeparams,
      List<? extends Value> shape) {
    return build(builder, location, type, typeparams, shape).res();
  }

  /** {@link #create(OpBuilder, Location, Type, List, List)} that returns the view. */
  public static AllocaOp build(
      OpBuilder builder, Location location, Type type, List<? extends Value> typeparams,
      List<? extends Value> shape) {
    return build(builder, location, ReferenceType.of(type), typeparams, shape, TypeAttr.of(type));
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new AllocationAssembly(AllocaOp::resultType));
  }

  /** Returns the type of the address of an entity on the stack, or null if no such entity can be there. */
  static @Nullable Type resultType(Type allocated) {
    return allocated instanceof ReferenceType ? null : ReferenceType.of(allocated);
  }

  /** Returns the type of the entity. */
  public Type allocatedType() {
    return inTypeAttr().value();
  }

  @Nullable Diagnostic verify() {
    if (!EntityTypes.isAllocatable(allocatedType(), shape().size())) {
      return opError("invalid type for allocation");
    }
    if (!EntityTypes.acceptsLengthParameters(allocatedType(), typeparams().size())) {
      return opError("LEN params do not correspond to type");
    }
    return null;
  }

}
