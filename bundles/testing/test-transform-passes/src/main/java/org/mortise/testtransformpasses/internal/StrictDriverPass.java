// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyConfig.Strictness;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-strict-pattern-driver}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class StrictDriverPass implements PassFactory {
  private static final PassOption<String> STRICTNESS =
      PassOption.string("strictness", "", "Can be {AnyOp, ExistingAndNewOps, ExistingOps}");
  private static final PassSpec SPEC = PassSpec.of("test-strict-pattern-driver",
      "Test strict mode of pattern driver")
      .withLocalTitle("TestStrictPatternDriver")
      .onOperation("func.func")
      .withOptions(STRICTNESS);
  private static final Set<String> ROOTS = Set.of("test.change_block_op", "test.implicit_change_op",
      "test.insert_same_op", "test.replace_with_new_op", "test.erase_op");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    Strictness strictness = switch (options.get(STRICTNESS)) {
      case "AnyOp" -> Strictness.ANY_OP;
      case "ExistingAndNewOps" -> Strictness.EXISTING_AND_NEW_OPS;
      case "ExistingOps" -> Strictness.EXISTING_OPS;
      default -> throw new IllegalArgumentException("Invalid strictness option");
    };
    return (op, run) -> rewrite(op, strictness, run);
  }

  /** Rewrites the operations matched by the patterns, and records the outcome as attributes. */
  private static void rewrite(Operation function, Strictness strictness, PassRun run) {
    PatternSet patterns = new PatternSet();
    StrictPatterns.addTo(patterns);
    List<Operation> roots = new ArrayList<>();
    function.walk(op -> {
      if (ROOTS.contains(op.name().name())) {
        roots.add(op);
      }
    });
    ChangeReport report = new ChangeReport();
    GreedyRewriter.Outcome outcome = GreedyRewriter.applyTo(roots, FrozenPatternSet.of(patterns),
        GreedyConfig.DEFAULT.withStrictness(strictness).withListener(report));
    run.print(PassOutput.Channel.STANDARD, report.text());
    function.setAttr("pattern_driver_changed", IntegerAttr.bool(function.context(), outcome.changed()));
    boolean allErased = roots.stream().allMatch(op -> op.block() == null);
    function.setAttr("pattern_driver_all_erased", IntegerAttr.bool(function.context(), allErased));
  }
}
