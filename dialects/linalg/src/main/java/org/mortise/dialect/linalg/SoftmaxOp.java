// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Computes the softmax of the input along one dimension. */
@Op(name = "linalg.softmax",
    operands = {"input: ANY_SHAPED", "output: ANY_SHAPED"},
    attributes = "dimension: I64",
    results = "result: ANY_RANKED_TENSOR...",
    format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` "
        + "`outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
    implementations = {
        SoftmaxBufferization.class, SoftmaxOp.DestinationStyle.class, SoftmaxOp.Effects.class, SoftmaxOp.Shape.class
    })
public final class SoftmaxOp extends SoftmaxOpBase {
  SoftmaxOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("input and output have same element type", each ->
        ((ShapedType) of(each).input().type()).elementType() == ((ShapedType) of(each).output().type()).elementType());
    StructuredOps.foldCasts(op);
    op.regionVerifier(each -> DestinationStyleOpInterface.verify(each, each.operandGroup(1)));
  }

  @Nullable Diagnostic verify() {
    ShapedType input = (ShapedType) input().type();
    ShapedType output = (ShapedType) output().type();
    if (!input.hasRank() || !output.hasRank() || !ShapedType.haveCompatibleShapes(input, output)) {
      return opError("incompatible output shape");
    }
    long dimension = dimensionAttr().longValue();
    return dimension >= 0 && dimension < input.rank() ? null : opError("incorrect dimension specified");
  }

  /** The output is the only init. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return op.operandGroup(1);
    }
  }

  /** Reads the input and the output, and writes the output. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      SoftmaxOp softmax = of(op);
      if (softmax.input().type() instanceof MemRefType) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, softmax.input()));
      }
      if (softmax.output().type() instanceof MemRefType) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, softmax.output()));
        effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, softmax.output()));
      }
    }
  }

  /** The result has the shape of the input. */
  static final class Shape implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      return List.of(org.mortise.dialect.tensor.ResultShapes.mixedSizes(builder, op.location(), op.operand(0)));
    }
  }
}
