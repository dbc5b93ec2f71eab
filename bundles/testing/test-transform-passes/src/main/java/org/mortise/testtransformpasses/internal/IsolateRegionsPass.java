// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-make-isolated-from-above}: makes regions independent of outer values. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class IsolateRegionsPass implements PassFactory {
  private static final PassOption<Boolean> SIMPLE =
      PassOption.flag("simple", false, "Test simple case with no cloning of operations");
  private static final PassOption<Boolean> CLONE_CONSTANTS = PassOption.flag(
      "clone-ops-with-no-operands", false, "Test case with cloning of operations with no operands");
  private static final PassOption<Boolean> CLONE_ALL = PassOption.flag(
      "clone-ops-with-operands", false, "Test case with cloning of operations with no operands");
  private static final PassSpec SPEC =
      PassSpec.of("test-make-isolated-from-above", "Test making a region isolated from above")
      .withLocalTitle("TestMakeIsolatedFromAbovePass")
      .onOperation("func.func")
      .withOptions(CLONE_CONSTANTS, CLONE_ALL, SIMPLE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<Predicate<Operation>> wanted = new ArrayList<>();
    if (options.get(SIMPLE)) {
      wanted.add(op -> false);
    }
    if (options.get(CLONE_CONSTANTS)) {
      wanted.add(op -> op.operandCount() == 0);
    }
    if (options.get(CLONE_ALL)) {
      wanted.add(op -> true);
    }
    return (function, run) -> wanted.forEach(isCloned -> isolate(function, isCloned));
  }

  private static void isolate(Operation function, Predicate<Operation> isCloned) {
    PatternSet patterns = new PatternSet();
    patterns.add(RewritePattern.of("test.one_region_with_operands_op", "MakeIsolatedFromAbove",
        (op, rewriter) -> replace(op, isCloned, rewriter)));
    GreedyRewriter.apply(function, FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT);
  }

  private static boolean replace(Operation op, Predicate<Operation> isCloned, PatternRewriter rewriter) {
    List<Value> captured = new RegionIsolation(op.region(0), isCloned).isolate(rewriter);
    rewriter.setInsertionPoint(op);
    OperationState state = rewriter.state(op.location(), "test.isolated_one_region_op");
    for (Value operand : op.operands()) {
      state.addOperand(operand);
    }
    captured.forEach(state::addOperand);
    state.addRegion();
    Operation isolated = rewriter.create(state);
    rewriter.inlineRegionBefore(op.region(0), isolated.region(0), null);
    rewriter.eraseOp(op);
    return true;
  }
}
