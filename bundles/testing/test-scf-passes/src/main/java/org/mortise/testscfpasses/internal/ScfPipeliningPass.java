// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.loops.LoopPipelining;
import org.mortise.dialect.scf.loops.PipeliningOptions;
import org.mortise.dialect.scf.loops.PipeliningOptions.Part;
import org.mortise.dialect.scf.loops.PipeliningOptions.Scheduled;
import org.mortise.ir.Attribute;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-scf-pipelining}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfPipeliningPass implements PassFactory {
  private static final String LOOP = "__test_pipelining_loop__";
  private static final String STAGE = "__test_pipelining_stage__";
  private static final String ORDER = "__test_pipelining_op_order__";
  private static final PassOption<Boolean> ANNOTATE =
      PassOption.flag("annotate", false, "Annote operations during loop pipelining transformation");
  private static final PassOption<Boolean> NO_EPILOGUE = PassOption.flag(
      "no-epilogue-peeling", false, "Use predicates instead of peeling the epilogue.");
  private static final PassSpec SPEC =
      PassSpec.of("test-scf-pipelining", "test scf.forOp pipelining")
          .withLocalTitle("TestSCFPipeliningPass")
          .withDialects("arith", "memref")
          .withOptions(ANNOTATE, NO_EPILOGUE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean peels = !options.get(NO_EPILOGUE);
    PipeliningOptions pipelining = new PipeliningOptions(ScfPipeliningPass::schedule, peels,
        peels ? null : ScfPipeliningPass::predicate, options.get(ANNOTATE) ? ScfPipeliningPass::annotate : null);
    return (op, run) -> pipeline(op, pipelining, run);
  }

  private static void pipeline(Operation root, PipeliningOptions pipelining, PassRun run) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(
        ForOp.pattern("ForLoopPipeliningPattern", (op, rewriter) -> !run.hasFailed()
            && LoopPipelining.pipeline(op, pipelining, run::emit, rewriter) != null)));
    GreedyRewriter.apply(root, patterns, GreedyConfig.DEFAULT);
    root.walk(op -> {
      op.removeAttr(STAGE);
      op.removeAttr(ORDER);
    });
  }

  /** Returns the schedule given by attributes. */
  private static List<Scheduled> schedule(ForOp loop) {
    if (!loop.operation().hasAttr(LOOP)) {
      return List.of();
    }
    List<Operation> ops = new ArrayList<>();
    for (Operation op = loop.body().first(); op != loop.body().last(); op = op.next()) {
      ops.add(op);
    }
    Scheduled[] schedule = new Scheduled[ops.size()];
    loop.operation().walk(op -> {
      IntegerAttr stage = op.getAttr(STAGE, IntegerAttr.class);
      IntegerAttr order = op.getAttr(ORDER, IntegerAttr.class);
      boolean isValid = stage != null && order != null && stage.fitsLong() && order.fitsLong()
          && stage.longValue() >= 0 && stage.longValue() <= 1 << 16
          && order.longValue() >= 0 && order.longValue() < schedule.length;
      if (isValid && canPredicate(op)) {
        schedule[(int) order.longValue()] = new Scheduled(op, (int) stage.longValue());
      }
    });
    List<Scheduled> given = new ArrayList<>(Arrays.asList(schedule));
    given.removeIf(Objects::isNull);
    return given;
  }

  private static boolean canPredicate(Operation op) {
    for (Value result : op.results()) {
      if (zeroOf(result.type()) == null && !op.implementsInterface(ViewLikeOpInterface.class)) {
        return false;
      }
    }
    return true;
  }

  /** Executes {@code op} in a conditional operation; otherwise the results are zero, or those of another view. */
  private static Operation predicate(Operation op, Value condition, PatternRewriter rewriter) {
    List<Type> types = new ArrayList<>();
    op.resultList().forEach(result -> types.add(result.type()));
    rewriter.setInsertionPointAfter(op);
    IfOp guarded = IfOp.create(rewriter, op.location(), types, condition, (b, l) -> op.resultList(),
        (b, l) -> otherwise(op, rewriter, b));
    rewriter.moveOpBefore(op, guarded.thenBlock().first());
    return guarded.operation();
  }

  private static List<Value> otherwise(Operation op, PatternRewriter rewriter, OpBuilder builder) {
    if (op.implementsInterface(ViewLikeOpInterface.class)) {
      return List.of(builder.clone(op, new IRMapping()).results());
    }
    List<Value> values = new ArrayList<>();
    for (Value result : op.results()) {
      Attribute zero = zeroOf(result.type());
      Operation constant = ArithDialect.materialize(rewriter, zero, result.type(), op.location());
      values.add(constant.result(0));
    }
    return values;
  }

  /** Returns the zero of a type of numbers, or null. */
  private static @Nullable Attribute zeroOf(Type type) {
    if (type instanceof IntegerType || type instanceof IndexType) {
      return IntegerAttr.of(type, 0);
    }
    if (type instanceof FloatType number) {
      return FloatAttr.of(number, 0);
    }
    if (type instanceof VectorType vector) {
      Attribute zero = zeroOf(vector.elementType());
      return zero == null ? null : new DenseElementsBuilder(vector).add(zero).build();
    }
    return null;
  }

  private static void annotate(Operation op, Part part, int iteration) {
    op.setAttr("__test_pipelining_part", StringAttr.of(op.context(), part.name().toLowerCase(Locale.ROOT)));
    op.setAttr("__test_pipelining_iteration", IntegerAttr.i32(op.context(), iteration));
  }
}
