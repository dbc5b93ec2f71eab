// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.osgi.service.component.annotations.Component;

/** Says that a tensor's contents shall be in the memory of another tensor or of a buffer. */
public final class MaterializeInDestinationOp {
  public static final String NAME = "bufferization.materialize_in_destination";
  private static final int RESTRICT = 0;
  private static final int WRITABLE = 1;

  private static final String WRITABLE_OR_NOT =
      "'writable' must be specified if and only if the destination is of memref type";
  private static final String INCOMPATIBLE = "source/destination shapes are incompatible";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_TENSOR)
      .operand("dest", TypeConstraints.ANY_SHAPED)
      .optionalResult("result", TypeConstraints.ANY_TENSOR)
      .optionalAttribute("restrict", AttributeConstraints.UNIT)
      .optionalAttribute("writable", AttributeConstraints.UNIT)
      .format("$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict "
          + "`:` functional-type(operands, results)")
      .verifier(MaterializeInDestinationOp::verify)
      .build();

  private final Operation op;

  private MaterializeInDestinationOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static MaterializeInDestinationOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new MaterializeInDestinationOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value dest() {
    return op.operand(1);
  }

  private static Diagnostic verify(Operation op) {
    ShapedType source = (ShapedType) op.operand(0).type();
    ShapedType dest = (ShapedType) op.operand(1).type();
    if (source.elementType() != dest.elementType()) {
      return op.opError("failed to verify that all of {source, dest} have same element type");
    }
    String error = dest instanceof TensorType ? errorForTensor(op) : errorForMemref(op, (Type) dest);
    if (error == null) {
      error = shapeError(source, dest);
    }
    return error == null ? null : op.opError(error);
  }

  private static String errorForTensor(Operation op) {
    if (op.resultCount() != 1) {
      return "tensor 'dest' implies exactly one tensor result";
    }
    if (op.result(0).type() != op.operand(1).type()) {
      return "result and 'dest' types must match";
    }
    if (op.property(RESTRICT) != null) {
      return "'restrict' is valid only for memref destinations";
    }
    return op.property(WRITABLE) == null ? null : WRITABLE_OR_NOT;
  }

  private static String errorForMemref(Operation op, Type dest) {
    if (!(dest instanceof BaseMemRefType)) {
      return "'dest' must be a tensor or a memref";
    }
    if (op.resultCount() != 0) {
      return "memref 'dest' implies zero results";
    }
    return op.property(WRITABLE) != null ? null : WRITABLE_OR_NOT;
  }

  private static String shapeError(ShapedType source, ShapedType dest) {
    if (source.hasRank() != dest.hasRank()) {
      return INCOMPATIBLE;
    }
    if (!source.hasRank()) {
      return null;
    }
    if (source.rank() != dest.rank()) {
      return "rank mismatch between source and destination shape";
    }
    for (int i = 0; i < source.rank(); i++) {
      if (!source.isDynamicDim(i) && !dest.isDynamicDim(i) && source.dim(i) != dest.dim(i)) {
        return INCOMPATIBLE;
      }
    }
    return null;
  }

  /** Writes to a destination that is a buffer. */
  @Component(service = MemoryEffectOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      if (op.operand(1).type() instanceof BaseMemRefType) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, op.operand(1)));
      }
    }
  }
}
