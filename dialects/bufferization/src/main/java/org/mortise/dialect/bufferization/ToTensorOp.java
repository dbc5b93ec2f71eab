// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.osgi.service.component.annotations.Component;

/** The contents of a buffer as a tensor. */
public final class ToTensorOp {
  public static final String NAME = "bufferization.to_tensor";
  private static final int RESTRICT = 0;
  private static final int WRITABLE = 1;

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .result("result", TypeConstraints.ANY_TENSOR)
      .optionalAttribute("restrict", AttributeConstraints.UNIT)
      .optionalAttribute("writable", AttributeConstraints.UNIT)
      .traits(Trait.SAME_OPERANDS_AND_RESULT_SHAPE, Trait.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
      .format("$memref (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($memref)")
      .typeFrom("result", "memref", "result type matches tensor equivalent of 'memref'", TensorTypes::tensorOf)
      .folder(ToTensorOp::fold)
      .build();

  private final Operation op;

  private ToTensorOp(Operation op) {
    this.op = op;
  }

  public static ToTensorOp create(
      OpBuilder builder, Location location, Value memref, boolean restrict, boolean writable) {
    OperationState state = builder.state(location, NAME)
        .addOperand(memref)
        .addResultType(TensorTypes.tensorOf(memref.type()));
    if (restrict) {
      state.setProperty(RESTRICT, UnitAttr.of(builder.context()));
    }
    if (writable) {
      state.setProperty(WRITABLE, UnitAttr.of(builder.context()));
    }
    return new ToTensorOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ToTensorOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ToTensorOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  /** Whether no other value gives access to the buffer. */
  public boolean isRestrict() {
    return op.property(RESTRICT) != null;
  }

  /** Whether the buffer may be written to. */
  public boolean isWritable() {
    return op.property(WRITABLE) != null;
  }

  /** Undoes a {@code to_memref} right in front: with anything in between, the buffer might have been written to. */
  private static FoldResult fold(Operation op, Attribute[] constants) {
    ToMemrefOp inverse = ToMemrefOp.of(op.operand(0).definingOp());
    if (inverse != null && inverse.operation().next() == op && inverse.tensor().type() == op.result(0).type()) {
      return FoldResult.of(inverse.tensor());
    }
    return FoldResult.NONE;
  }

  /** Reads the buffer. */
  @Component(service = MemoryEffectOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, op.operand(0)));
    }
  }
}
