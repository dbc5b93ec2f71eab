// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.osgi.service.component.annotations.Component;

/** The size of a dimension. */
public final class DimOp {
  public static final String NAME = "memref.dim";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", MemRefTypes.UNRANKED_OR_NON_0_RANKED)
      .operand("index", TypeConstraints.INDEX)
      .result("result", TypeConstraints.INDEX)
      .traits(Trait.NO_MEMORY_EFFECT)
      .inferResultTypes(state -> List.of(IndexType.of(state.context())))
      .format("attr-dict $source `,` $index `:` type($source)")
      .folder(DimFolding::fold)
      .canonicalization(DimPatterns::add)
      .resultNames((op, sink) -> sink.name(op.result(0), "dim"))
      .build();

  private final Operation op;

  private DimOp(Operation op) {
    this.op = op;
  }

  public static DimOp create(OpBuilder builder, Location location, Value source, Value index) {
    OperationState state = builder.state(location, NAME).addOperand(source).addOperand(index).inferResultTypes();
    return new DimOp(builder.create(state));
  }

  public static DimOp create(OpBuilder builder, Location location, Value source, long index) {
    return create(builder, location, source, ConstantOp.createIndex(builder, location, index).result());
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static DimOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new DimOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value index() {
    return op.operand(1);
  }

  public Value result() {
    return op.result(0);
  }

  /** The index if it is constant, otherwise -1. */
  public long constantIndex() {
    return IndexConstants.index(index());
  }

  /** It can be executed anywhere if the index is known to be that of a dimension. */
  @Component(service = ConditionallySpeculatable.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      DimOp dim = of(op);
      long index = dim.constantIndex();
      return index >= 0 && dim.source().type() instanceof MemRefType ranked && index < ranked.rank();
    }
  }
}
