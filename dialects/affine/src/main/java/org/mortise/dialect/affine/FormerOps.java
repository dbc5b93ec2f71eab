// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.ShapedType;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL = List.of(new Delinearization(), new Parallel());

  private static final String STATIC_BASIS = "static_basis";

  private FormerOps() {}

  /** The sizes are operands, one for each result. */
  private static final class Delinearization extends RenamedOperation {
    Delinearization() {
      super(DelinearizeIndexOp.NAME, DelinearizeIndexOp.NAME, () -> OpDefinition.named(DelinearizeIndexOp.NAME)
          .operand("linear_index", TypeConstraints.INDEX)
          .operands("basis", TypeConstraints.INDEX)
          .results("multi_index", TypeConstraints.INDEX)
          .format("$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)")
          .build());
    }

    @Override
    public boolean isFormer(OperationState state) {
      return state.getAttr(STATIC_BASIS) == null;
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      long[] sizes = new long[Math.max(0, former.operands().size() - 1)];
      Arrays.fill(sizes, ShapedType.DYNAMIC);
      current.addAttribute(STATIC_BASIS, DenseI64ArrayAttr.of(former.context(), sizes));
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      DelinearizeIndexOp op = DelinearizeIndexOp.of(current);
      if (op.staticBasisAttr().size() != current.resultCount() || current.resultCount() == 0) {
        return current.opError(
            "without a basis element for each result does not exist in MLIR " + MlirVersion.V19_1);
      }
      former.addOperand(op.linearIndex());
      for (Value result : op.multiIndex()) {
        former.addResultType(result.type());
      }
      former.addAttributes(current.discardableAttributes());
      return null;
    }

    @Override
    public void addOperands(Operation current, OperationState former, OpBuilder before) {
      MixedIndices basis = DelinearizeIndexOp.of(current).mixedBasis();
      for (Object size : basis.toList()) {
        former.addOperand(size instanceof Value value ? value
            : ConstantOp.createIndex(before, current.location(), (Long) size));
      }
    }
  }

  /** The kinds of the reductions have other numbers. */
  private static final class Parallel extends RenamedOperation {
    private static final String REDUCTIONS = "reductions";

    Parallel() {
      super(ParallelOp.NAME, ParallelOp.NAME, () -> OpDefinition.named(ParallelOp.NAME)
          .operands("mapOperands", TypeConstraints.INDEX)
          .results("results", TypeConstraints.ANY)
          .attribute(REDUCTIONS, AffineAttributes.REDUCTIONS)
          .attribute("lowerBoundsMap", AttributeConstraints.AFFINE_MAP)
          .attribute("lowerBoundsGroups", AffineAttributes.I32_ELEMENTS)
          .attribute("upperBoundsMap", AttributeConstraints.AFFINE_MAP)
          .attribute("upperBoundsGroups", AffineAttributes.I32_ELEMENTS)
          .attribute("steps", AttributeConstraints.I64_ARRAY)
          .region("region", RegionSpec.Shape.ONE_BLOCK)
          .implicitTerminator(YieldOp.NAME)
          .assembly(new ParallelAssembly(AtomicRMWKind::ofFormer))
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      if (former.getAttr(REDUCTIONS) instanceof ArrayAttr numbers) {
        List<Attribute> kinds = new ArrayList<>(numbers.size());
        for (Attribute number : numbers.elements()) {
          AtomicRMWKind kind = AtomicRMWKind.ofFormer(((IntegerAttr) number).longValue());
          kinds.add(kind == null ? number : kind.attribute(former.context()));
        }
        current.addAttribute(REDUCTIONS, ArrayAttr.of(former.context(), kinds));
      }
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      ParallelOp loop = ParallelOp.of(current);
      List<Attribute> numbers = new ArrayList<>(current.resultCount());
      for (int i = 0; i < loop.reductionsAttr().size(); i++) {
        Attribute number = loop.reduction(i).formerAttribute(current.context());
        if (number == null) {
          return current.opError("with reduction '" + loop.reduction(i).keyword() + "' does not exist in MLIR "
              + MlirVersion.V19_1);
        }
        numbers.add(number);
      }
      Diagnostic problem = super.downgrade(current, former);
      former.addAttribute(REDUCTIONS, ArrayAttr.of(current.context(), numbers));
      return problem;
    }
  }
}
