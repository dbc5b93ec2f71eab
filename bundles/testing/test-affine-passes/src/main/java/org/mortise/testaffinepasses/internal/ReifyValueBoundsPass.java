// SPDX-License-Identifier: Apache-2.0
package org.mortise.testaffinepasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.vector.ScalableValueBoundsConstraintSet;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.bounds.BoundType;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComputedBound;
import org.mortise.ir.interfaces.bounds.StopCondition;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueDim;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-affine-reify-value-bounds}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ReifyValueBoundsPass implements PassFactory {
  private static final PassOption<Boolean> TO_FUNCTION_ARGUMENTS =
      PassOption.flag("reify-to-func-args", false, "Reify in terms of function args");
  private static final PassOption<Boolean> USE_ARITH_OPS =
      PassOption.flag("use-arith-ops", false, "Reify with arith dialect ops");
  private static final PassSpec SPEC = PassSpec.of("test-affine-reify-value-bounds",
      "Tests ValueBoundsOpInterface with affine dialect reification")
      .withLocalTitle("TestReifyValueBounds")
      .onOperation("func.func")
      .withOptions(TO_FUNCTION_ARGUMENTS, USE_ARITH_OPS)
      .withDialects("affine", "memref", "tensor", "vector");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean toArguments = options.get(TO_FUNCTION_ARGUMENTS);
    boolean useArith = options.get(USE_ARITH_OPS);
    return (function, run) -> {
      for (Operation op : operations(function, "test.reify_bound")) {
        if (!reify(op, toArguments, useArith)) {
          run.emit(op.opError("could not reify bound"));
          return;
        }
      }
      for (Operation op : operations(function, "test.compare")) {
        ValueComparison.report(op, run);
      }
    };
  }

  private static List<Operation> operations(Operation function, String name) {
    List<Operation> found = new ArrayList<>();
    function.walk(op -> {
      if (op.name().name().equals(name)) {
        found.add(op);
      }
    });
    return found;
  }

  private static boolean reify(Operation op, boolean toArguments, boolean useArith) {
    Value value = op.operand(0);
    IntegerAttr dim = op.getAttr("dim", IntegerAttr.class);
    BoundType type = typeOf(op);
    if (type == null || dim != null && !hasDimension(value, dim.longValue())) {
      return false;
    }
    ValueDim variable = dim == null ? ValueDim.of(value) : new ValueDim(value, (int) dim.longValue());
    OpBuilder builder = OpBuilder.before(op);
    BoundReification reification = new BoundReification(builder, op.location());
    OpFoldResult reified;
    if (op.hasAttr("constant")) {
      Long bound = ValueBoundsConstraintSet.computeConstantBound(type, BoundVariable.of(variable), false);
      reified = bound == null ? null : OpFoldResult.of(IntegerAttr.index(op.context(), bound));
    } else if (op.hasAttr("scalable")) {
      reified = scalable(op, variable, type, reification);
    } else {
      StopCondition stop = toArguments
          ? (other, set) -> isFunctionArgument(other.value()) : (other, set) -> other.value() != value;
      ComputedBound bound = ValueBoundsConstraintSet.computeBound(type, BoundVariable.of(variable), stop, false);
      reified = bound == null ? null : useArith ? reification.withArith(bound) : reification.withAffine(bound);
    }
    if (reified == null) {
      return false;
    }
    Value result = reified.value() != null ? reified.value()
        : ConstantOp.create(builder, op.location(), reified.constant());
    op.replaceAllUsesWith(List.of(result));
    op.erase();
    return true;
  }

  private static @Nullable BoundType typeOf(Operation op) {
    StringAttr name = op.getAttr("type", StringAttr.class);
    for (BoundType type : BoundType.values()) {
      if (name != null && type.name().equals(name.value())) {
        return type;
      }
    }
    return null;
  }

  private static boolean hasDimension(Value value, long dimension) {
    return value.type() instanceof ShapedType type && type.hasRank() && dimension >= 0 && dimension < type.rank();
  }

  private static boolean isFunctionArgument(Value value) {
    return value instanceof BlockArgument argument && argument.owner().parentOp() != null
        && argument.owner().parentOp().implementsInterface(FunctionOpInterface.class);
  }

  private static @Nullable OpFoldResult scalable(
      Operation op, ValueDim variable, BoundType type, BoundReification reification) {
    if (op.getAttr("vscale_min", IntegerAttr.class) == null || op.getAttr("vscale_max", IntegerAttr.class) == null) {
      return null;
    }
    AffineMap map = ScalableValueBoundsConstraintSet.computeScalableBound(variable,
        op.getAttr("vscale_min", IntegerAttr.class).longValue(),
        op.getAttr("vscale_max", IntegerAttr.class).longValue(), type);
    if (map == null || map.dimCount() > 0) {
      return null;
    }
    List<ValueDim> operands = new ArrayList<>();
    if (map.symbolCount() == 1) {
      OpBuilder builder = reification.builder();
      operands.add(ValueDim.of(builder.create(builder.state(op.location(), "vector.vscale")
          .addResultType(IndexType.of(op.context()))).result(0)));
    }
    return reification.withAffine(new ComputedBound(map, operands));
  }
}
